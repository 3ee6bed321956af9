/**
 * How visitors ask for what the pages say: in pageWays.txt, a line `# /page#section` begins a
 * section and every other line is a way of asking for it, with `{name}` for the company's name and
 * likewise for its assistant and its people.
 */
import { company } from '../company'

const [founder, developer] = company.team
const names: Readonly<Record<string, string>> = {
  name: company.name,
  assistant: company.assistant,
  founder: founder.name,
  developer: developer.name,
}

const files = import.meta.glob<string>('./pageWays.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By the section's page and hash: `/privacy#cookies`. */
export const pageWays = (): ReadonlyMap<string, readonly string[]> =>
  readWays(files['./pageWays.txt'] ?? '')

/** By the address after the `#` of each section's line. */
export function readWays(text: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>()
  let section: string[] = []
  const named = text.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)
  for (const line of named.split('\n')) {
    if (line.startsWith('# ')) {
      section = []
      ways.set(line.slice(2), section)
    } else if (line !== '') section.push(line)
  }
  return ways
}
