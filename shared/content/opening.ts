/** What Whisper's panel says before the first message, until Settings say otherwise. */
import { company } from '../company'

const hello = `Hello, I’m ${company.assistant}, the AI assistant of ${company.name}.`

export const opening = {
  /** Until enough entries have been used. The pages and seed entries answer each. */
  questions: [
    'What does it cost for one gate?',
    'Do my visitors need an app?',
    'What if the power goes out?',
    'Do you serve Arlington?',
  ],
  /** By path; the other pages have the panel's general greeting. */
  greetings: {
    '/residential': `${hello} You’re looking at gates for homes. What would you like to know?`,
    '/system': `${hello} You’re reading how the system works. What would you like to know?`,
    '/for-you': `${hello} Ask me whether it would work at your place.`,
  } as Readonly<Record<string, string>>,
}
