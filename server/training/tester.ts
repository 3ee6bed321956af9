/** The conversation tester: Whisper's answer with all drafts, beside its current one. */
import { isDeepStrictEqual } from 'node:util'
import type { EntryContent } from '#shared/knowledge/rules'
import type { Against } from '#shared/training/records'
import type { Answer, Offer } from '#shared/whisper/answer'
import { Busy } from '../whisper/whisper'
import type { Ask, AnswererPool } from './testing/answererPool'
import { fingerprintOf } from './testing/fingerprint'
import type { KnowledgeReader } from './testing/knowledgeReader'

interface Test {
  question: string
  history: readonly Before[]
  /** A choice from the last turn's offer. */
  pick?: { offer: string | null } | undefined
  /** An entry with words that may not be stored. */
  entry?: { id: string; words: EntryContent } | undefined
}

interface Before extends Record<Against, string> {
  question: string
  offers?: Record<Against, Offer[]> | undefined
}

/** Concurrent tests; further testers are asked to try again later. */
const maxConcurrent = 10

export function tester(reader: Pick<KnowledgeReader, 'drafted' | 'of'>, answerers: AnswererPool) {
  let atOnce = 0

  async function answers({ question, history, pick, entry }: Test, signal: AbortSignal) {
    const [draft, published] = await Promise.all([reader.drafted(entry), reader.of('published')])
    const asking = (side: Against) => (ask: Ask) =>
      ask(
        {
          text: question,
          history: history.map((turn, index) => ({
            id: idOf(index),
            question: turn.question,
            answer: turn[side],
            offers: turn.offers?.[side] ?? [],
          })),
          ...(pick && { pick: { messageId: idOf(history.length - 1), ...pick } }),
        },
        signal,
      )
    const answer: Answer = await answerers.withKnowledge(draft, asking('draft'))
    // If nothing is unpublished and both conversations are the same, one answer serves for both.
    const isSame = fingerprintOf(draft) === fingerprintOf(published) && history.every(isOneTalk)
    if (isSame) return { draft: answer, published: answer }
    return {
      draft: answer,
      published: await answerers.withKnowledge(published, asking('published')),
    }
  }

  return async (test: Test, signal: AbortSignal) => {
    if (atOnce >= maxConcurrent) throw new Busy('Too many tests are waiting.')
    atOnce += 1
    try {
      return await answers(test, signal)
    } finally {
      atOnce -= 1
    }
  }
}

/** Nothing of a test is stored, so its turns are identified by position. */
const idOf = (at: number) => `turn-${at}`

/** Whether both sides said the same. */
function isOneTalk({ draft, published, offers }: Before): boolean {
  return draft === published && isDeepStrictEqual(offers?.draft, offers?.published)
}
