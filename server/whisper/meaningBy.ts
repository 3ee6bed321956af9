/** What a text asks, by Whisper where it can say. */
import type { Answerer } from './answerer'
import { asTyped, type Meaning, meaningOf } from './meaning'

/** By Whisper, with slips put right; where it cannot say, as it is typed. */
export function meaningBy(answerer: Answerer | null): (text: string) => Promise<Meaning> {
  return async (text) => {
    const asked = await answerer?.meaning?.(text).catch(() => undefined)
    return asked ?? meaningOf(text, asTyped)
  }
}
