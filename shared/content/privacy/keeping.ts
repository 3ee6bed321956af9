/** Sections 5 to 7 of the privacy page: retention, rights, and what a browser stores. */
import { company } from '../../company'
import { section } from '../page'
import { siteFacts } from '../siteFacts'

export const retention = (kept: string) =>
  section({
    id: 'retention',
    heading: 'How long we keep it',
    asked: 'What is your retention period, for data and messages?',
    bullets: [
      `A conversation with ${company.assistant} is deleted automatically ${kept} after its last message.`,
      `A question that ${company.assistant} couldn’t answer well is also kept on its own, without the names, addresses and numbers we recognize, so we can teach ${company.assistant} the answer. It’s deleted with its conversation. The answer we publish stays, with its title, which may be that question in those words.`,
      `A quote form is deleted automatically ${kept} after its last change: when you sent it, or when we marked it as answered. Its photos go with it. Ask us, and we’ll delete it sooner.`,
      'A quote that we made for you is kept, with your answer, until we delete it. We also note when its page is opened, unless your browser asks not to be tracked. Ask us, and we’ll delete it sooner; of a quote that you accepted, the number, the prices and the dates stay on record.',
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
      description: `You can download your conversation under Your data in ${company.assistant}’s panel. For anything else, ask us what we have.`,
    },
    { title: 'Correct', description: 'Tell us what’s wrong, and we’ll correct it.' },
    {
      title: 'Delete',
      description: `You can ask to erase a conversation in ${company.assistant}’s panel. It disappears for you right away. Once an admin approves, its words are removed from everything we store; if the admin declines, we’ll tell you why. All that remains is an empty mark for each message, without words, for ${siteFacts.erasedMarkDays} days, and a note that you asked. To have other data deleted, write to support. That also needs an admin’s approval.`,
    },
    {
      title: 'Opt out',
      description: 'You can opt out of text messages and ad tracking, as described below.',
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
        description: `A random number that links you to your own conversation. It’s set when you first open ${company.assistant}. Only our server can read it, and it lasts ${kept}.`,
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
        title: 'Visit counting',
        description:
          'Your choice, stored when you select Don’t count my visits on this page, until you undo it.',
      },
      {
        title: 'Sign-in',
        description: `Dealers and admins who sign in get a cookie for ${siteFacts.sessionHours} hours. Nobody else does. Their browser also notes that they’re signed in, and when a dealer last visited the portal.`,
      },
      {
        title: 'Video',
        description:
          'The demonstration video loads from a video site only when you press play. That site may then set its own cookies.',
      },
      {
        title: 'Storage for messages',
        description:
          'Unsent messages wait in your browser’s storage, with where to answer them, what you were typing and how far you’ve read. Nobody gets them until they’re sent.',
      },
    ],
    source: [2, 4, 9],
  })
