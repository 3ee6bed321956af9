/** What a text asks, by Whisper where it can say. */
import type { Answerer } from './answerer'
import { type Meaning, meaningOf } from './meaning'
import type { Spelling } from './words/spelling'

/** Takes every word as it is typed. */
const asTyped: Spelling = {
  knows: () => true,
  isUsed: () => true,
  nearest: () => undefined,
}

/** By Whisper, with slips put right; where it cannot say, as it is typed. */
export function meaningBy(answerer: Answerer | null): (text: string) => Promise<Meaning> {
  return async (text) => {
    const asked = await answerer?.meaning?.(text).catch(() => undefined)
    return asked ?? meaningOf(text, asTyped)
  }
}
