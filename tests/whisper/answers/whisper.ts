/** Today's Whisper as a contender. */
import { createBrain } from '#server/whisper/brain'
import type { Passage } from '#server/whisper/passages'
import { listPrices } from '#server/whisper/prices/listPrices'
import { faultReply } from '#server/whisper/replies'
import type { Contender } from './contender'

/** However it is worded, for a part of the question or beside a pointer to somebody who can help. */
const partlyAdmitted = /\bI (do not|don't|cannot|can not|can't) (know|answer|tell|say)\b/i

export function whisper(passages: readonly Passage[]): Contender {
  const brain = createBrain(passages, { prices: listPrices })
  return {
    name: 'Whisper',
    async reply(text, history) {
      const answer = await brain.answer({ text, history })
      const { madeBy, threshold } = answer.why
      const part = partlyAdmitted.test(answer.text) ? 'part' : 'none'
      const all = answer.text === faultReply ? 'fault' : part
      return {
        text: answer.text,
        admits: madeBy === 'admitted' ? 'all' : all,
        isSure: answer.confidence >= (threshold + 1) / 2,
      }
    },
  }
}
