/** Sections 8 to 13 of the privacy page: messages, children, Whisper, tracking, and whom to ask. */
import { company, dialled } from '../../company'
import { section } from '../page'
import { siteFacts } from '../siteFacts'

export const communications = section({
  id: 'communications',
  heading: 'Communications',
  asked: 'Do you send spam, marketing messages or newsletters?',
  paragraphs: [
    'We write or call when you asked for a quote, when you asked for support, and when something about your service changes. A quote form asks whether we may text you; unless you say yes there, or text us yourself, we do not.',
  ],
  source: [2],
})

export const children = section({
  id: 'children',
  heading: 'Children',
  asked: 'Is there an age limit? How old must one be?',
  paragraphs: [
    `Neither this site nor the service is intended for children under ${company.childUnder}. Minors under ${company.minorUnder} need the consent of a parent or guardian to use them.`,
    `If a child under ${company.childUnder} has given us data, tell us and we delete it.`,
  ],
  source: [2],
})

export const agent = section({
  id: 'ai-agent',
  heading: `${company.assistant}, the AI agent`,
  asked: 'Do people or admins read my conversation? Is Whisper an AI agent?',
  paragraphs: [
    `${company.assistant} is an AI agent, not a person. On this site it answers in the chat; this policy holds in the same way for what is said to it by voice and by SMS.`,
    `Conversations with ${company.assistant} are logged, and our admins read them, some while they happen. Please do not write passwords, gate codes or card numbers.`,
    `Where we let a language model word the answers, it gets your question, the turns before it and the passages that were found for them, and nothing else.`,
  ],
  source: [1, 2],
})

export const textMessages = section({
  id: 'text-messages',
  heading: 'Text messages',
  asked: 'How do I stop or unsubscribe from text messages?',
  paragraphs: [
    `Reply ${company.smsStop} to any text message of ours and we send no more. Reply ${company.smsHelp} and you get help. The rates of your carrier may apply.`,
    `Your number is kept with your conversation and goes with it; send ERASE to ask for that. That you sent ${company.smsStop} is remembered without the number, so that it holds.`,
  ],
  source: [2],
})

export const adTracking = section({
  id: 'ad-tracking',
  heading: 'Ad tracking',
  asked:
    'Do you track me? Is there advertising, ads, analytics or Google Analytics? How do I opt out of tracking?',
  paragraphs: [
    'There is no advertising on this site. No outside analytics or advertising service is loaded before you accept cookies, and none is loaded after it while you are opted out here.',
  ],
  /** A switch; the choice is kept in this browser. */
  optOut: {
    label: 'Opt out of ad tracking',
    on: 'Opted out in this browser.',
    off: 'Not opted out.',
  },
  /** Another, for the site's own counting. Whisper does not read it: it would answer for the policy. */
  notCounted: {
    told: [
      'We count visits ourselves, without a cookie and without your name or address: pages seen, time in use, what is done on them, the site that linked here, the kind of device, and the country where our network names it. Your browser is known again for a day at most, by a code that leads back to nobody after two.',
      `Single visits are deleted by themselves after ${siteFacts.visitDays} days; sums of them stay. If your browser asks not to be tracked, or you say so here, your visits are not counted.`,
    ],
    label: 'Do not count my visits',
    on: 'Not counted in this browser.',
    off: 'Counted, without a name or an address.',
  },
  source: [2],
})

export const ask = section({
  id: 'privacy-contact',
  heading: 'Questions and requests',
  asked: 'Whom do I ask about privacy?',
  paragraphs: [
    'For every question about this policy, and to use your rights, write or call. The support phone is for voice only and takes no text messages.',
  ],
  links: [
    { text: company.supportEmail, to: `mailto:${company.supportEmail}` },
    { text: company.supportVoicePhone, to: `tel:${dialled(company.supportVoicePhone)}` },
  ],
  source: [2],
})
