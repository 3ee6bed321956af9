/** What a text asks for by a word of its own: to stop, to begin again, help, to be erased, a person, a mark. */

/** Those that carriers know, and as people write them. */
const stops = [
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
  ...['opt out', 'opt me out'],
]
const starts = ['start', 'unstop']
const helps = ['help', 'info']
const persons = ['person', 'human', 'agent', 'representative', 'operator']

export type Word = 'stop' | 'start' | 'help' | 'erase' | 'person' | 'yes' | 'y' | 'n'

/** Null for what is no such word alone: 'how do I stop the gate' is a question. */
export function wordOf(body: string): Word | null {
  const said = body
    // Some keyboards write letters of full width.
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // Who asks politely or in a sentence means it no less.
    .replace(/^please /, '')
    .replace(/ please$/, '')
    .replace(
      /^(stop|end|cancel|quit) (all|texting|texting me|texts|the texts|messages|messaging me)$/,
      '$1',
    )
  if (stops.includes(said)) return 'stop'
  if (starts.includes(said)) return 'start'
  if (helps.includes(said)) return 'help'
  if (persons.includes(said)) return 'person'
  if (said === 'erase' || said === 'yes' || said === 'y' || said === 'n') return said
  return said === 'no' ? 'n' : null
}
