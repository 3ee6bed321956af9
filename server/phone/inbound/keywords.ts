/** Keywords in texts: to stop, to start again, for help, to be erased, for a person, as a mark. */

/** The carriers' keywords, and as people write them. */
const stops = [
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
  ...['opt out', 'opt me out'],
]
const starts = ['start', 'unstop']
const helps = ['help', 'info']
const persons = ['person', 'human', 'agent', 'representative', 'operator']

type Word = 'stop' | 'start' | 'help' | 'erase' | 'person' | 'yes' | 'y' | 'n'

/** Null if the text is more than such a word: 'how do I stop the gate' is a question. */
export function wordOf(body: string): Word | null {
  const said = body
    // Some keyboards write full-width letters.
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // People who ask politely or in a sentence mean it no less.
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
