/** Which items of the price list a message names, how many of each, and whether that is all it says. */
import { company } from '#shared/company'
import { type Selection, setQuantity } from '#shared/quotes/rules'
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { countAt } from '../words/numbers'
import { stem } from '../words/stem'
import type { PricedItem } from './listPrices'

export interface NamedItems {
  selection: Selection
  /** Every item is named in full, with how many, and nothing else is said: a total would be right. */
  isWhole: boolean
}

/** People leave these out: "the LED" for a LED kit, "a camera" for an additional one. */
const tails = new Set(['kit', 'card', 'unit', 'set', 'pack', 'package'])
const qualifiers = new Set(['additional', 'extra', 'base', 'basic', 'standard', 'single'])
/** Said around items when a price is asked for. */
const askingWords = new Set(
  'how much many cost costs price prices priced pricing total totals sum altogether together all per each month months monthly once year need want get plus dollars add up come take pay quote install installed list'
    .split(' ')
    .map(stem),
)

interface Name {
  id: string
  /** In whatever order they are said. */
  stems: readonly string[]
  /** As one word: "x412". */
  joined: string
  isFull: boolean
}

const longestName = 4

export function createItemFinder(items: readonly PricedItem[]): (text: string) => NamedItems {
  const names = items.flatMap(namesOf).sort((a, b) => b.stems.length - a.stems.length)

  function nameAt(said: readonly string[], at: number): { name: Name; length: number } | undefined {
    for (let length = Math.min(longestName, said.length - at); length > 0; length -= 1) {
      const own = said.slice(at, at + length)
      const sorted = own.map(stem).sort().join(' ')
      const joined = own.join('')
      const name = names.find(
        ({ stems, joined: whole }) =>
          [...stems].sort().join(' ') === sorted || joined === whole || joined === `${whole}s`,
      )
      if (name) return { name, length }
    }
    return undefined
  }

  return (text) => {
    const said = words(text)
    let selection: Selection = []
    let isWhole = true
    let count: number | undefined
    for (let at = 0; at < said.length;) {
      const found = nameAt(said, at)
      const counted = found ? undefined : countAt(said, at)
      if (found) {
        const { id, isFull } = found.name
        const isPlural = said[at + found.length - 1]?.endsWith('s') === true && count === undefined
        isWhole &&= isFull && !isPlural && !selection.some((one) => one.id === id)
        selection = setQuantity(selection, id, count ?? 1)
        count = undefined
      } else if (counted) {
        // "2 gates": what was counted before is no item.
        if (count !== undefined && count > 1) isWhole = false
        count = counted.value
      } else if (!isFiller(said[at] ?? '')) {
        isWhole = false
        count = undefined
      }
      at += found?.length ?? counted?.length ?? 1
    }
    return { selection, isWhole: isWhole && !(count !== undefined && count > 1) }
  }
}

const isFiller = (word: string) => emptyWords.has(word) || askingWords.has(stem(word))

/** In full, without what people leave out, and the code of a model. */
function namesOf({ id, name }: PricedItem): Name[] {
  const own = words(name)
  const isOurs = (word: string) => words(company.name).includes(word)
  const named = (part: readonly string[], isFull: boolean): Name[] =>
    part.every(isOurs) ? [] : [{ id, stems: part.map(stem), joined: part.join(''), isFull }]
  const head = own.filter((word, at) => at === 0 || !tails.has(word))
  const bare = own.filter((word) => !qualifiers.has(word))
  return [
    ...named(own, true),
    ...(head.length < own.length ? named(head, true) : []),
    ...(bare.length < own.length ? named(bare, false) : []),
  ]
}
