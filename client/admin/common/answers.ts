/** Classifies Whisper's answers as admins see them. Pure. */
import type { Against } from '#shared/training/records'
import type { Answer, Emotion } from '#shared/whisper/answer'
import { emotionOf } from '../../whisper/message/emotion'

export type Pair = Record<Against, Answer>

export function hasAdmitted({ why }: Answer): boolean {
  return why.madeBy === 'admitted'
}

/** Whether it offered several sections to pick from. */
export function hasOffered({ why }: Answer): boolean {
  return why.madeBy === 'offered'
}

/** Whether visitors would get another answer once all drafts are published. */
export function wouldChange({ draft, published }: Pair): boolean {
  return draft.text !== published.text || titlesOf(draft) !== titlesOf(published)
}

const titlesOf = ({ offers }: Answer) => offers.map(({ title }) => title).join('\n')

/** Whisper's face for the answer: as in the visitor's panel, with more detail for admins. */
export function faceOfAnswer(answer: Answer): Emotion {
  if (hasAdmitted(answer)) return 'surprised'
  if (hasOffered(answer)) return 'thinking'
  if (answer.why.madeBy === 'small-talk') return 'winking'
  return emotionOf('done', undefined)
}

/** 'Answer, 0.81'; `word` replaces 'Answer'. */
export function sureness(answer: Answer, word = 'Answer'): string {
  const { confidence, why } = answer
  if (why.madeBy === 'small-talk') return 'Small talk'
  if (hasOffered(answer)) return `Choices, best ${confidence.toFixed(2)}`
  if (!hasAdmitted(answer)) return `${word}, ${confidence.toFixed(2)}`
  if (why.passages.length === 0) return 'Didn’t know, no match'
  return `Didn’t know, best ${confidence.toFixed(2)}`
}

/** '12 ms' */
export const inMs = (ms: number): string =>
  `${Math.max(1, Math.round(ms)).toLocaleString('en-US')} ms`
