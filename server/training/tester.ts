/** The conversation tester: what Whisper would say with all that is drafted, beside what it says. */
import type { Answer } from '#shared/whisper/answer'
import { fingerprintOf } from './trials/fingerprint'
import type { Reading } from './trials/reading'
import type { Ask, Trials } from './trials/trials'

interface Test {
  question: string
  history: readonly { question: string; draft: string; published: string }[]
}

export function tester(reading: Reading, trials: Trials) {
  return async ({ question, history }: Test, signal: AbortSignal) => {
    trials.assertFree()
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
}
