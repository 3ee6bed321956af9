/** A test conversation: what was asked, and what each knowledge answers. Pure. */
import { limits } from '#shared/training/limits'
import type { Against } from '#shared/training/records'
import type { Emotion } from '#shared/whisper/answer'
import { emotionOf } from '../../../whisper/emotion'
import { faceOfAnswer, type Pair } from '../../common/answers'

export interface Turn {
  id: number
  question: string
  /** Of what the turn before offered; null for none of it. The question is its title. */
  pick?: { offer: string | null }
  /** Absent while it is made and where it failed. */
  pair?: Pair
  /** Why there is no answer. */
  problem?: string
}

/** Those before it that have been answered, as the server asks for them. */
export function historyOf(turns: readonly Turn[]) {
  return turns
    .flatMap(({ question, pair }) => {
      if (!pair) return []
      const { draft, published } = pair
      const offers = { draft: draft.offers, published: published.offers }
      return [{ question, draft: draft.text, published: published.text, offers }]
    })
    .slice(-limits.history)
}

/** Whisper's face beside an answer: the visitor's panel, and what only the tester knows. */
export function faceOf({ pair, problem }: Turn, side: Against): Emotion {
  const answer = pair?.[side]
  if (!answer) return emotionOf(problem === undefined ? 'waiting' : 'failed', undefined)
  return faceOfAnswer(answer)
}

/** Its face in the greeting. */
export const greeting = { face: 'happy', text: 'Hello. Ask me what a visitor might ask.' } as const
