/**
 * An answerer that offers sections when a text contains 'which', and answers each pick; 'what would
 * it be' asks for a quote.
 */
import type { Answerer, Question } from '#server/whisper/answerer'
import type { Offer } from '#shared/whisper/answer'
import { echo } from './world'

export const offers: readonly Offer[] = [
  { id: 'paying/installments', title: 'Paying in installments' },
  { id: 'gates/second', title: 'Adding a second gate later' },
  { id: '/system#sign', title: 'Placing the sign away from the gate' },
]

export interface Offering extends Answerer {
  /** All questions it received. */
  asked: Question[]
}

export function createOffering(offered = offers): Offering {
  const asked: Question[] = []
  return {
    ...echo,
    asked,
    async answer(question, options) {
      asked.push(question)
      const answer = await echo.answer(question, {})
      const { text, pick } = question
      if (pick?.offer === null)
        return {
          ...answer,
          text: 'A person can tell you.',
          action: 'person',
          sources: [],
          why: { ...answer.why, madeBy: 'admitted' },
        }
      if (pick) return { ...answer, text: `This is about ${text}. It costs $799.`, action: 'quote' }
      if (/what would it be/i.test(text))
        return {
          ...answer,
          text: 'Gladly.',
          action: 'quote',
          why: { ...answer.why, madeBy: 'small-talk' },
        }
      if (!/which/i.test(text)) return echo.answer(question, options)
      return {
        ...answer,
        text: 'Which of these do you mean?',
        sources: [],
        offers: [...offered],
        why: { ...answer.why, madeBy: 'offered' },
      }
    },
  }
}
