/** What a text asks, by the answerer if there is one. */
import type { Answerer } from './answerer'
import { asTyped, type Meaning, meaningOf } from './meaning'

/** With the answerer's spelling correction; if it fails or can't do it, from the text as typed. */
export function meaningBy(answerer: Answerer | null): (text: string) => Promise<Meaning> {
  return async (text) => {
    const asked = await answerer?.meaning?.(text).catch(() => undefined)
    return asked ?? meaningOf(text, asTyped)
  }
}
