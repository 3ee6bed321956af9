/** The price list's items named in a message, their quantities, and whether a total would be right. */
import { company } from '#shared/company'
import { maxQuantity, type Selection, setQuantity } from '#shared/quotes/rules'
import { emptyWords, lightWords } from '../words/commonWords'
import { words } from '../words/fold'
import { type Count, countAt } from '../words/numbers'
import { stem } from '../words/stem'
import type { PricedItem } from './listPrices'

interface NamedItems {
  selection: Selection
  /** All items are named in full, and nothing else in the message may be an item or a multiplier. */
  isWhole: boolean
  /** What is said is an order: "5 X-401 for our gate", "give me 2 gates with a camera please". */
  isOrder: boolean
}

/** Words that people leave out: "the LED" for an LED kit, "a camera" for an additional one. */
const tails = new Set(['kit', 'card', 'unit', 'set', 'pack', 'package'])
const qualifiers = new Set(['additional', 'extra', 'base', 'basic', 'standard', 'single'])
/** Words around items when people ask for a price. */
const askingWords = new Set(
  'how much many cost costs price prices priced pricing total totals sum altogether together all per each month months monthly once year yearly first need want get order buy give like id ill plus dollars add added up come take pay quote install installed list hour hours time due bill spend top go mount inside'
    .split(' ')
    .map(stem),
)
const joints = new Set(['and', 'plus', 'with', 'or', 'also'])
const articles = new Set(['a', 'an', 'the', 'our', 'my', 'your', 'some', 'another'])

/** What is left out, chosen between, compared or multiplied: a sum of all that is named is wrong. */
const noSum =
  /\b(?:no|not|nor|without|except|excluding|minus|but|or|versus|vs|instead|than|compared|difference|half|both|several|few|pair|twice|shipping)\b|\b(?:per|each|every) (?!month|year)|\ball (?:of |the |our |my )|\bhow many (?!hours)/

/** What is done with an item, or has become of it. */
const ofItem =
  /^(?:repair|mov|remov|replac(?!ement)|reinstall|relocat|ship|fix|swap|return|insur|missing|lost|stolen|broken)/
const owned = new Set(['have', 'has', 'had', 'got', 'own', 'already'])

interface Name {
  id: string
  /** In any order, or joined into one word: "x412". */
  words: readonly string[]
  isFull: boolean
  /** "A door" for an additional door: not meant by who asks for doors and nothing else. */
  isAddition: boolean
}

/** One piece of a message; `word` may be an item that isn't in the list. */
type Piece =
  | { is: 'item'; name: Name; isPlural: boolean; count: number | undefined; isExplicit: boolean }
  | { is: 'count'; value: number; isExplicit: boolean }
  | { is: 'joint' | 'article' | 'filler' | 'light' | 'word'; word: string }

const longestName = 4

export function createItemFinder(items: readonly PricedItem[]): (text: string) => NamedItems {
  const bySortedStems = new Map<string, Name>()
  const byJoined = new Map<string, Name>()
  for (const name of items.flatMap(namesOf)) {
    const sorted = sortedStems(name.words)
    if (!bySortedStems.has(sorted)) bySortedStems.set(sorted, name)
    const joined = name.words.join('')
    if (!byJoined.has(joined)) byJoined.set(joined, name)
  }

  function nameAt(said: readonly string[], at: number): { name: Name; length: number } | undefined {
    for (let length = Math.min(longestName, said.length - at); length > 0; length -= 1) {
      const own = said.slice(at, at + length)
      const joined = own.join('')
      const name =
        bySortedStems.get(sortedStems(own)) ??
        byJoined.get(joined) ??
        byJoined.get(joined.replace(/s$/, ''))
      if (name) return { name, length }
    }
    return undefined
  }

  function piecesOf(said: readonly string[]): Piece[] {
    const pieces: Piece[] = []
    for (let at = 0; at < said.length;) {
      const after = countAfter(said, at)
      const before = pieces.at(-1)
      if (after && before?.is === 'item' && before.count === undefined) {
        pieces[pieces.length - 1] = { ...before, count: after.value, isExplicit: true }
        at += after.length
        continue
      }
      const found = nameAt(said, at)
      const counted = found ? undefined : countAt(said, at)
      if (found) {
        const last = pieces.at(-1)
        const count = last?.is === 'count' ? last : undefined
        if (count) pieces.pop()
        const isPlural = /[^s]s$/.test(said[at + found.length - 1] ?? '')
        pieces.push({
          is: 'item',
          name: found.name,
          isPlural,
          count: count?.value,
          isExplicit: count?.isExplicit ?? false,
        })
      } else if (counted) {
        const isExplicit = !articles.has(said[at] ?? '')
        pieces.push({ is: 'count', value: counted.value, isExplicit })
      } else {
        const word = said[at] ?? ''
        pieces.push({ is: kindOf(word), word })
      }
      at += found?.length ?? counted?.length ?? 1
    }
    return pieces.map((piece, index) =>
      isOfAnother(piece, pieces, index) ? { is: 'word', word: '' } : piece,
    )
  }

  return (text) => {
    const said = words(plainList(text))
    const pieces = piecesOf(said)
    let selection: Selection = []
    let isWhole = !noSum.test(`${said.join(' ')} `)
    for (const piece of pieces) {
      if (piece.is !== 'item') continue
      const { name, isPlural, count } = piece
      const isTwice = selection.some(({ id }) => id === name.id)
      isWhole &&= name.isFull && !isTwice && !(isPlural && count === undefined)
      const isCountable = (count ?? 1) <= maxQuantity
      isWhole &&= isCountable
      selection = setQuantity(selection, name.id, isCountable ? (count ?? 1) : 1)
    }
    const isForFirst = pieces.every((piece) => piece.is !== 'item' || piece.name.isAddition)
    if (isForFirst || isOfElse(pieces)) selection = []
    const isOrder = isOrdered(pieces)
    return { selection, isWhole: isWhole && !mayBeMore(pieces), isOrder }
  }
}

const sortedStems = (said: readonly string[]): string => said.map(stem).sort().join(' ')

/** The count of the item before it: "x6", "x 6", "times six". */
function countAfter(said: readonly string[], at: number): Count | undefined {
  const word = said[at] ?? ''
  if (/^x\d/.test(word)) return countAt(said, at)
  const count = word === 'x' || word === 'times' ? countAt(said, at + 1) : undefined
  return count && { ...count, length: count.length + 1 }
}

/** Normalizes "2 x" to 2, commas to "and", and ends of sentences to a separator. */
const plainList = (text: string): string =>
  text
    .replace(/(\d)\s*[x×](?=\s)/gi, '$1')
    .replace(/(?:,(?!\d{3})|[+&;])+/g, ' and ')
    .replace(/[.:?!](?=\s|$)|\n\s*/g, ' is ')

function kindOf(word: string): 'joint' | 'article' | 'filler' | 'light' | 'word' {
  if (joints.has(word)) return 'joint'
  if (articles.has(word)) return 'article'
  if (emptyWords.has(word) || askingWords.has(stem(word))) return 'filler'
  return lightWords.has(word) ? 'light' : 'word'
}

/** "The bakery door" isn't an additional door: a short name may be part of another name. */
function isOfAnother(piece: Piece, pieces: readonly Piece[], at: number): boolean {
  if (piece.is !== 'item' || piece.name.isFull || piece.count !== undefined) return false
  const beside = [pieces[at - 1]?.is, pieces[at + 1]?.is]
  return beside.includes('word') || beside[0] === 'light'
}

/** "Repair an X-401": the price of doing something with it. */
function isOfElse(pieces: readonly Piece[]): boolean {
  const first = pieces.findIndex(({ is }) => is === 'item')
  if (pieces.slice(first + 1).some(({ is }) => is === 'item')) return false
  const before = pieces.slice(0, first).findLast(({ is }) => is !== 'article')
  return before?.is === 'word' && ofItem.test(before.word)
}

/**
 * Neither "my battery backup is beeping" nor "I already have an LED kit": nothing unknown before the
 * last item but what is counted, and after it only what it is for.
 */
function isOrdered(pieces: readonly Piece[]): boolean {
  const last = pieces.findLastIndex(({ is }) => is === 'item')
  const before = pieces.slice(0, last)
  const [next, ...after] = pieces.slice(last + 1)
  const isPlain = ({ is }: Piece) => is !== 'word' && is !== 'light'
  return (
    before.every((piece, at) => piece.is !== 'word' || isCounted(pieces, at)) &&
    !before.some((piece) => 'word' in piece && owned.has(piece.word)) &&
    (next === undefined ||
      ('word' in next && next.word === 'for') ||
      [next, ...after].every(isPlain))
  )
}

/** Whether something may be an item that isn't in the list, or multiply all of it. */
function mayBeMore(pieces: readonly Piece[]): boolean {
  const first = pieces.findIndex(({ is }) => is === 'item')
  const last = pieces.findLastIndex(({ is }) => is === 'item')
  const items = pieces.filter((piece) => piece.is === 'item')
  const isUnknownBetween = pieces
    .slice(first, last)
    .some((piece) => piece.is === 'word' || (piece.is === 'count' && piece.value > 1))
  const after = pieces.slice(last + 1).map(({ is }) => is)
  const before = pieces.slice(0, first).map(({ is }) => is)
  const isCounted = pieces.some(
    (piece, index) => piece.is === 'count' && piece.value > 1 && isOfThing(pieces, index + 1),
  )
  return (
    isUnknownBetween ||
    /^joint (?:(?:article|count|light) )*word/.test(after.join(' ')) ||
    /\bjoint (?:article|count) (?:filler ){0,2}word/.test(after.join(' ')) ||
    /word joint(?: (?:article|count|light))*$/.test(before.join(' ')) ||
    (isCounted && !items.every(({ isExplicit }) => isExplicit))
  )
}

/** "Gates" in "2 gates", "side" and "doors" in "two side doors". */
function isCounted(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1]
  return before?.is === 'count'
    ? before.value > 1
    : before?.is === 'light' && isCounted(pieces, at - 1)
}

/** "2 gates", "two side doors". */
function isOfThing(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at]?.is
  return next === 'word' || (next === 'light' && isOfThing(pieces, at + 1))
}

/** An item's names: in full, and without the words that people leave out. */
function namesOf({ id, name }: PricedItem): Name[] {
  const own = words(name)
  const isOurs = (word: string) => words(company.name).includes(word)
  const isAddition = own.includes('additional')
  const named = (part: readonly string[], isFull: boolean): Name[] =>
    part.every(isOurs) ? [] : [{ id, words: part, isFull, isAddition: isAddition && !isFull }]
  const head = own.filter((word, index) => index === 0 || !tails.has(word))
  const bare = own.filter((word) => !qualifiers.has(word))
  const extra = own.map((word) => (word === 'additional' ? 'extra' : word))
  return [
    ...named(own, true),
    ...(isAddition ? named(extra, true) : []),
    ...(head.length < own.length ? named(head, true) : []),
    ...(bare.length < own.length ? named(bare, false) : []),
  ]
}
