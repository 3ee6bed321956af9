/** What Whisper says on the phone, beside its answers. */
import { company } from '#shared/company'
import type { Offer } from '#shared/whisper/answer'
import { spoken } from './spoken'

const { name, assistant, supportEmail } = company

export const saying = {
  hello: `Hello, this is ${assistant}, the A I assistant of ${name}. This conversation is logged. What would you like to know? Say it, or press 1 for prices, 2 for the installation, 3 for how it works, or 0 for a person.`,
  more: 'What else would you like to know? You can also say goodbye.',
  helped: 'Did that help? Say yes or no, or press 1 or 2.',
  again: 'I am sorry. Please ask me in other words, or press 0 for a person.',
  unclear: 'I did not understand that. Please say it again, or press 0 for a person.',
  silence: 'I did not hear you.',
  silenceEnd:
    'I still hear nothing, so I hang up now. Please call again whenever you like. Goodbye.',
  form: 'Shall I text you the form for a quote? Message and data rates may apply. Say yes or no, or press 1 or 2.',
  formSent: 'It is on its way.',
  links:
    'Shall I text you the links to what I told you, and to the form for a quote? Message and data rates may apply. Say yes or no, or press 1 or 2.',
  sent: 'They are on their way.',
  goodbye: `Thank you for calling ${name}. Goodbye.`,
  person: 'I connect you with a person. One moment, please.',
  nobody: spoken(
    `Nobody could take your call just now. Please write to ${supportEmail}, and we answer you. Goodbye.`,
  ),
  tooLong: 'We have talked for a long time. Please call again for more. Goodbye.',
} as const

/** Which of one or two is meant. */
export function meant(offers: readonly Offer[]): string {
  const [first = '', second] = offers.map(({ title }) => spoken(title).replace(/[.,:;!?]+$/, ''))
  return second === undefined
    ? `Do you mean ${first}? Say yes or no, or press 1. For a person, press 0.`
    : `Do you mean ${first}, or ${second}? You can also press 1 or 2, or say neither for a person.`
}
