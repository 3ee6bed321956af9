/** Finds in a row of words what visitors call the items of the price list. */
import { words } from '../words/fold'
import { Phrases } from '../words/phrases'
import { stem } from '../words/stem'
import { called, controllers, everyday, severalCalled } from './called'
import type { PricedItem } from './listPrices'

export interface ItemName {
  /** The items that it may be; with several it must still be said which. */
  ids: readonly string[]
  /** A word of every day that names an item only among others, or where a price is asked for. */
  isEveryday: boolean
  /** In words. */
  length: number
}

export interface ItemNames {
  /** The words that name items, for the spelling. */
  words: readonly string[]
  /** The longest name that begins at a place. */
  at(place: number, said: readonly string[], stems: readonly string[]): ItemName | undefined
}

type Named = Omit<ItemName, 'length'>

/** "Based" and "posting" are no bases and posts. */
const isVerb = (word: string) => /(?:ed|ing)$/.test(word)
/** "Sign up", "to sign". */
const signs = {
  before: /^(?:to|must|please)$/,
  after: /^(?:up|in|on|out|off|anything|something|any|here|for \S+ (?:month|year)s?)\b/,
}

/** "They must stand by." */
const stands = {
  before: /^(?:to|must|can|cannot|not|could|will|would|should|they|we|i|you)$/,
  after: /^(?:by|still|there|around|up|back|out|outside)$/,
}

/** The ids of all that a text names. */
export function namedIn(said: readonly string[], names: ItemNames): Set<string> {
  const stems = said.map(stem)
  return new Set(said.flatMap((_, at) => names.at(at, said, stems)?.ids ?? []))
}

export function itemNames(items: readonly PricedItem[]): ItemNames {
  const names = new Phrases<Named>()
  const known = new Set(items.map(({ id }) => id))
  const add = (phrases: string, ids: readonly string[], isEveryday: boolean) => {
    if (!ids.every((id) => known.has(id))) return
    for (const phrase of phrases.split(',')) {
      names.add(words(phrase).map(stem), { ids, isEveryday })
    }
  }
  for (const { id, name } of items) {
    add(name, [id], false)
    add(words(name).join(''), [id], false)
    if (called[id] !== undefined) add(called[id], [id], false)
    if (everyday[id] !== undefined) add(everyday[id], [id], true)
  }
  for (const [phrases, ids] of severalCalled) add(phrases, ids, true)

  function at(
    place: number,
    said: readonly string[],
    stems: readonly string[],
  ): ItemName | undefined {
    const found = names.at(place, stems)
    if (found === undefined) return manyOfModel(place, said) ?? unknownController(place, said)
    const word = said[place] ?? ''
    if (found.value.isEveryday && found.length === 1) {
      if (isVerb(word)) return undefined
      if (
        word === 'stand' &&
        (stands.before.test(said[place - 1] ?? '') || stands.after.test(said[place + 1] ?? ''))
      )
        return undefined
      // "Five signs lit at night": what a light is for.
      if (/^signs?$/.test(word) && said[place + 1] === 'lit') return undefined
      if (word === 'sign' && signs.before.test(said[place - 1] ?? '')) return undefined
      if (word === 'sign' && signs.after.test(said.slice(place + 1, place + 4).join(' ')))
        return undefined
    }
    return { ...found.value, length: found.length }
  }

  const stems = [...names.words()]
  return { words: [...stems, ...stems.map((one) => `${one}s`)], at }
}

/** "Two 412s". */
function manyOfModel(place: number, said: readonly string[]): ItemName | undefined {
  const [, model] = /^(\d{3})s$/.exec(said[place] ?? '') ?? []
  const id = controllers.find((one) => one === `x-${model}`)
  return id === undefined ? undefined : { ids: [id], isEveryday: false, length: 1 }
}

/** "X-402": a controller, but none of the list. */
function unknownController(place: number, said: readonly string[]): ItemName | undefined {
  const word = said[place] ?? ''
  if (/^x\d{3}$/.test(word)) return { ids: controllers, isEveryday: false, length: 1 }
  const isSplit = word === 'x' && /^\d{3}$/.test(said[place + 1] ?? '')
  return isSplit ? { ids: controllers, isEveryday: false, length: 2 } : undefined
}
