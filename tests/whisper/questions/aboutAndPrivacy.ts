/**
 * What people ask about the company's people and about their own data, where the about and privacy
 * pages hold the answer. All were written before the retrieval was tuned for these pages; it was tuned
 * with the first list of each pair, and the second, held back, is the control.
 */
import { company } from '#shared/company'
import type { Labelled } from './labelled'

const [founder, developer] = company.team

export const pagesAnswerable: readonly Labelled[] = [
  // About Us
  { ask: 'who started this company', says: [founder.name] },
  { ask: 'Who is your lead developer?', says: [developer.name] },
  { ask: 'whats the story behind your company', says: [/starts from the phone|gate asks/] },
  { ask: 'why did you build this', says: [/replace|phone|indoors/] },
  { ask: 'who are the people behind it', says: [founder.name] },
  { ask: 'who founded the company', says: [founder.name] },
  // Privacy
  { ask: 'do you use cookies', says: [/cookie/] },
  { ask: 'how long do you keep my messages', says: ['365 days'] },
  { ask: 'what do you collect about me', says: [/write to Whisper|quote form/] },
  { ask: 'who do you share my information with', says: [/dealer|vendor|manager/] },
  { ask: 'How do I delete my conversation?', says: [/erase/] },
  { ask: 'can kids use this', says: [/under 1[38]/] },
  { ask: 'how do I stop your texts', says: ['STOP'] },
  { ask: 'is there advertising on your site', says: [/no advertising/] },
  { ask: 'is my IP address stored', says: [/not stored/] },
  { ask: 'Is my data shared with the police?', says: [/authorities, where the law/] },
]

export const heldBackAnswerable: readonly Labelled[] = [
  { ask: 'Tell me about your founder', says: [founder.name] },
  { ask: 'who is the developer', says: [developer.name] },
  { ask: 'what is the history of your company', says: [/intercom|patent|at home in/] },
  { ask: 'Who is on your team?', says: [/Hinge|Latch/] },
  { ask: 'what does the visitor cookie do', says: [/random number/] },
  { ask: 'when will my quote request be deleted', says: [/quote form is deleted/] },
  { ask: 'can I see what data you have on me', says: [/download the conversation|what we hold/] },
  { ask: 'what are my privacy rights', says: [/download|erase|opt out|put it right/] },
  { ask: 'is there an age limit', says: [/13|18/] },
  { ask: 'how can I opt out of ad tracking', says: [/opt/] },
  { ask: 'do you track me with google analytics', says: [/before you accept cookies/] },
  { ask: 'do real people read what I type here', says: [/admins read/] },
  { ask: 'does the video put cookies on my computer', says: [/press play/] },
  { ask: 'who do I call about privacy', says: ['202-555-0144'] },
  { ask: 'Can I download my chat?', says: [/download the conversation/] },
]

/** Near what those pages say, and not said there. */
export const pagesUnanswerable: readonly string[] = [
  'how old is your founder',
  'are you GDPR compliant',
  'where did the founder go to school',
  'which vendors do you use exactly',
  'what is the salary of a developer at your company',
  'do you have a bug bounty',
]

export const heldBackUnanswerable: readonly string[] = [
  'is your founder married',
  'can I invest in your company',
  'what cookies does your competitor use',
  'how many developers do you have',
  'who is your lawyer',
  'do you share data with TikTok',
]
