/** How visitors ask for what the seeds say, as data: ways/<entry>.txt, in the form of shared/whisper/pageWays.ts. */
import { readWays } from '#shared/whisper/pageWays'

const files = import.meta.glob<string>('./ways/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By the id of the entry's section. */
export const waysOf = (entry: string): ReadonlyMap<string, readonly string[]> =>
  readWays(files[`./ways/${entry}.txt`] ?? '')
