/** Sections 5 to 7 of the privacy page: how long it is kept, the rights to it, and what a browser keeps. */
import { company } from '../../company'
import { section } from '../page'
import { siteFacts } from '../siteFacts'

export const retention = (kept: string) =>
  section({
    id: 'retention',
    heading: 'How long we keep it',
    asked: 'What is your retention period, for data and messages?',
    bullets: [
      `A conversation with ${company.assistant} is deleted by itself ${kept} after its last message.`,
      `A question that ${company.assistant} could not answer well is also kept as words alone, without names, addresses and numbers that we recognize, so that we can teach ${company.assistant} the answer. It is deleted with its conversation. The answer that we publish stays, with its title, which may be that question in those words.`,
      `A quote form is deleted by itself ${kept} after the last change to it: when it was sent, or when we noted that we answered it. Ask us, and we delete it sooner.`,
      'A quote that we made for you is kept, with your answer to it, until we delete it. Ask us, and we delete it sooner.',
      'An account of the visitor access service is kept until the property manager deletes it.',
    ],
    source: [2],
  })

export const rights = section({
  id: 'your-rights',
  heading: 'Your rights',
  asked:
    'What are my privacy rights? How do I download, correct or delete my data or my conversation?',
  items: [
    {
      title: 'Access',
      description: `Under Your data in ${company.assistant}’s panel you can download the conversation. For anything else, ask us what we hold.`,
    },
    { title: 'Correct', description: 'Tell us what is wrong, and we put it right.' },
    {
      title: 'Delete',
      description: `You can ask to erase a conversation in ${company.assistant}’s panel. It is gone for you at once. When an admin has approved it, its words are removed from everything we store; if the admin declines, you are told the reason. What stays is an empty mark for each message, for ${siteFacts.erasedMarkDays} days and without words, and the note that you asked. To have other data deleted, write to support; this too needs an admin’s approval.`,
    },
    {
      title: 'Opt out',
      description: 'You can opt out of text messages and of ad tracking, as told below.',
    },
  ],
  source: [2],
})

export const cookies = (kept: string) =>
  section({
    id: 'cookies',
    heading: 'Cookies and storage in your browser',
    asked: 'Which cookies do you set in my browser?',
    items: [
      {
        title: `Cookie ${siteFacts.visitorCookie}`,
        description: `A random number that ties you to your own conversation. It is set when you first open ${company.assistant}, is readable by our server alone, and lasts ${kept}.`,
      },
      {
        title: `Cookie ${siteFacts.consentCookie}`,
        description: `Set when you choose Accept in the cookie notice, for ${siteFacts.consentDays} days. Close stores nothing.`,
      },
      {
        title: `Cookie ${siteFacts.optOutCookie}`,
        description: `Set by the ad-tracking switch on this page, for ${siteFacts.consentDays} days.`,
      },
      {
        title: 'Not to be counted',
        description:
          'Noted when you choose Do not count my visits on this page, until you take it back.',
      },
      {
        title: 'Sign-in',
        description: `Dealers and admins who sign in get a cookie for ${siteFacts.sessionHours} hours. Nobody else does. Their browser also notes that they are signed in, and when a dealer was last in the portal.`,
      },
      {
        title: 'Video',
        description:
          'The demonstration video is loaded from a video site when you press play, not before. That site may then set cookies of its own.',
      },
      {
        title: 'Storage for messages',
        description:
          'Messages that are not sent yet wait in your browser’s own storage, with what you were typing and the place up to which you have read. They go to nobody until they are sent.',
      },
    ],
    source: [2, 4, 9],
  })
