/** How visitors ask for the seeds' sections: ways/<entry>.txt, in shared/whisper/pageWays.ts's format. */
import { readWays } from '#shared/whisper/pageWays'

const files = import.meta.glob<string>('./ways/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By the section's id within the entry. */
export const waysOf = (entry: string): ReadonlyMap<string, readonly string[]> =>
  readWays(files[`./ways/${entry}.txt`] ?? '')
