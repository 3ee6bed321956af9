/**
 * How visitors ask for what the seeds and the public pages say, as data: ways/<entry>.txt, where a line
 * `# section-id` begins a section and every other line is a way of asking for it. The pages' sections are
 * known by their addresses.
 */
const files = import.meta.glob<string>('./ways/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By the id of the entry's section. */
export function waysOf(entry: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>()
  let section: string[] = []
  for (const line of (files[`./ways/${entry}.txt`] ?? '').split('\n')) {
    if (line.startsWith('# ')) {
      section = []
      ways.set(line.slice(2), section)
    } else if (line !== '') section.push(line)
  }
  return ways
}

/** By the page and hash of the section: `/privacy#cookies`. */
export const pageWays = (): ReadonlyMap<string, readonly string[]> => waysOf('pages')
