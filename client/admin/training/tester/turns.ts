/** A test conversation: questions, with answers from drafts and from published entries. Pure. */
import { limits } from '#shared/training/limits'
import type { Against } from '#shared/training/records'
import type { Emotion } from '#shared/whisper/answer'
import { emotionOf } from '../../../whisper/message/emotion'
import { faceOfAnswer, type Pair } from '../../common/answers'

export interface Turn {
  id: number
  question: string
  /** The pick from the previous turn's offer, null for none of these. The question is its title. */
  pick?: { offer: string | null }
  /** Absent while pending and after a failure. */
  pair?: Pair
  /** Why there is no answer. */
  problem?: string
}

/** The answered turns, in the form the server expects. */
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

/** Whisper's face for an answer: as in the visitor's panel, with more detail for the tester. */
export function faceOf({ pair, problem }: Turn, side: Against): Emotion {
  const answer = pair?.[side]
  if (!answer) return emotionOf(problem === undefined ? 'waiting' : 'failed', undefined)
  return faceOfAnswer(answer)
}

/** The greeting and its face. */
export const greeting = { face: 'happy', text: 'Hello. Ask me what a visitor might ask.' } as const
