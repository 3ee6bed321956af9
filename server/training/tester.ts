/** The conversation tester: what Whisper would say with all that is drafted, beside what it says. */
import type { Answer } from '#shared/whisper/answer'
import { Busy } from '../whisper/answerer'
import { fingerprintOf } from './trials/fingerprint'
import type { Reading } from './trials/reading'
import type { Ask, Trials } from './trials/trials'

interface Test {
  question: string
  history: readonly { question: string; draft: string; published: string }[]
}

/** Whoever comes when so many are at it is asked to come again. */
const mostAtOnce = 10

export function tester(reading: Pick<Reading, 'of'>, trials: Trials) {
  let atOnce = 0

  async function answers({ question, history }: Test, signal: AbortSignal) {
    const [draft, published] = await Promise.all([reading.of('draft'), reading.of('published')])
    const asking = (side: 'draft' | 'published') => (ask: Ask) =>
      ask(
        {
          text: question,
          history: history.map((turn) => ({ question: turn.question, answer: turn[side] })),
        },
        signal,
      )
    const answer: Answer = await trials.using(draft, asking('draft'))
    // Nothing waits to be published, and nothing else was said before: one answer is both.
    const isSame =
      fingerprintOf(draft) === fingerprintOf(published) &&
      history.every((turn) => turn.draft === turn.published)
    if (isSame) return { draft: answer, published: answer }
    return { draft: answer, published: await trials.using(published, asking('published')) }
  }

  return async (test: Test, signal: AbortSignal) => {
    if (atOnce >= mostAtOnce) throw new Busy('Too many tests wait.')
    atOnce += 1
    try {
      return await answers(test, signal)
    } finally {
      atOnce -= 1
    }
  }
}
