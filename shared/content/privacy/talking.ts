/** Sections 8 to 13 of the privacy page: messages, children, Whisper, tracking, and contact. */
import { company, dialed } from '../../company'
import { section } from '../page'
import { siteFacts } from '../siteFacts'

export const communications = section({
  id: 'communications',
  heading: 'Communications',
  asked: 'Do you send spam, marketing messages or newsletters?',
  paragraphs: [
    'We write or call when you ask for a quote or support, and when something about your service changes. The quote form asks whether we may text you. We won’t unless you say yes there or text us first.',
  ],
  source: [2],
})

export const children = section({
  id: 'children',
  heading: 'Children',
  asked: 'Is there an age limit? How old must one be?',
  paragraphs: [
    `Neither this site nor the service is intended for children under ${company.childUnder}. Minors under ${company.minorUnder} need the consent of a parent or guardian to use them.`,
    `If a child under ${company.childUnder} has given us data, tell us and we’ll delete it.`,
  ],
  source: [2],
})

export const agent = section({
  id: 'ai-agent',
  heading: `${company.assistant}, the AI agent`,
  asked: `Do people or admins read my conversation? Is ${company.assistant} an AI agent?`,
  paragraphs: [
    `${company.assistant} is an AI agent, not a person. On this site it answers in the chat. This policy also covers what you say to it by voice or SMS.`,
    `Conversations with ${company.assistant} are logged, and our admins read them, some of them live. Please don’t share passwords, gate codes or card numbers.`,
    `Where we let a language model word the answers, it gets your question, the messages before it and the passages found for them, and nothing else.`,
  ],
  source: [1, 2],
})

export const textMessages = section({
  id: 'text-messages',
  heading: 'Text messages',
  asked: 'How do I stop or unsubscribe from text messages?',
  paragraphs: [
    `Reply ${company.smsStop} to any of our text messages and we’ll send no more. Reply ${company.smsHelp} for help. Your carrier’s rates may apply.`,
    `Your number is kept with your conversation and deleted with it. Send ERASE to ask for that. We remember that you sent ${company.smsStop}, without your number, so it stays in effect.`,
  ],
  source: [2],
})

export const adTracking = section({
  id: 'ad-tracking',
  heading: 'Ad tracking',
  asked:
    'Do you track me? Is there advertising, ads, analytics or Google Analytics? How do I opt out of tracking?',
  paragraphs: [
    'There’s no advertising on this site. No outside analytics or advertising service loads before you accept cookies, and none loads while you’re opted out here.',
  ],
  /** A switch; the choice is kept in this browser. */
  optOut: {
    label: 'Opt out of ad tracking',
    on: 'Opted out in this browser.',
    off: 'Not opted out.',
  },
  /**
   * The switch for the site's own counting. Whisper doesn't read it, or it would quote it as policy.
   */
  notCounted: {
    told: [
      'We count visits ourselves, without a cookie and without your name or address: pages seen, time spent, actions taken, the site or campaign that brought you here, the type of device, and the country, region and city if our network tells us. We recognize your browser for a day at most, by a code that can’t be traced to anyone after two.',
      `Individual visits are deleted automatically after ${siteFacts.visitDays} days; totals stay. If your browser asks not to be tracked, or you opt out here, your visits aren’t counted.`,
    ],
    label: 'Don’t count my visits',
    on: 'Not counted in this browser.',
    off: 'Counted, without your name or address.',
  },
  source: [2],
})

export const ask = section({
  id: 'privacy-contact',
  heading: 'Questions and requests',
  asked: 'Whom do I ask about privacy?',
  paragraphs: [
    'To ask about this policy or use your rights, write or call. The support phone is voice only and doesn’t take text messages.',
  ],
  links: [
    { text: company.supportEmail, to: `mailto:${company.supportEmail}` },
    { text: company.supportVoicePhone, to: `tel:${dialed(company.supportVoicePhone)}` },
  ],
  source: [2],
})
