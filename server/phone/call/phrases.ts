/** What Whisper says on the phone, apart from its answers. */
import { company } from '#shared/company'
import type { Offer } from '#shared/whisper/answer'
import { spoken } from './textForSpeech'

const { name, assistant, supportEmail } = company

export const saying = {
  hello: `Hello, this is ${assistant}, the A I assistant of ${name}. This conversation is logged. What would you like to know? Say it, or press 1 for prices, 2 for installation, 3 for how it works, or 0 for a person.`,
  more: 'What else would you like to know? You can also say goodbye.',
  helped: 'Did that help? Say yes or no, or press 1 or 2.',
  again: "I'm sorry. Please ask another way, or press 0 for a person.",
  unclear: "I didn't understand that. Please say it again, or press 0 for a person.",
  silence: "I didn't hear you.",
  silenceEnd: "I still can't hear you, so I'll hang up now. Please call again anytime. Goodbye.",
  form: 'Should I text you the quote form? Message and data rates may apply. Say yes or no, or press 1 or 2.',
  formSent: "It's on its way.",
  links:
    'Should I text you the links to what I told you, and the quote form? Message and data rates may apply. Say yes or no, or press 1 or 2.',
  sent: "They're on their way.",
  goodbye: `Thank you for calling ${name}. Goodbye.`,
  person: "I'll connect you with a person. One moment, please.",
  nobody: spoken(
    `Nobody can take your call right now. Please write to ${supportEmail}, and we'll get back to you. Goodbye.`,
  ),
  tooLong: "We've talked for a long time. Please call again for more. Goodbye.",
} as const

/** Asks which of one or two offers is meant. */
export function meant(offers: readonly Offer[]): string {
  const [first = '', second] = offers.map(({ title }) => spoken(title).replace(/[.,:;!?]+$/, ''))
  return second === undefined
    ? `Do you mean ${first}? Say yes or no, or press 1. For a person, press 0.`
    : `Do you mean ${first}, or ${second}? You can also press 1 or 2, or say neither for a person.`
}
