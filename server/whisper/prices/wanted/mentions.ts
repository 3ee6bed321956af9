/**
 * What stands around each item that a message names, as features: by it one can tell whether the item is wanted, or
 * stands there already, is somebody else's, was decided against, or says only where another goes.
 */
import type { ItemNames } from '../itemNames'
import { isPause } from '../pauses'
import { mark, type Token, tokensOf } from '../tokens'

export interface Mention {
  /** The items that it may be. */
  ids: readonly string[]
  /** Its first word. */
  at: number
  /** Where the list begins that it stands in, such as "an X-412, a post and a sign": one number for all of a list. */
  list: number
  features: Map<string, number>
}

/** The same item, elsewhere in the message. */
const same = '@same'
/** Before how rare each is. */
const shares = {
  near: 1,
  pair: 0.8,
  triple: 0.6,
  around: 0.5,
  clause: 0.5,
  sentence: 0.35,
  message: 0.45,
}
/** Words to each side whose distance counts. */
const reach = 4

export function mentionsIn(said: readonly string[], names: ItemNames): Mention[] {
  const tokens = tokensOf(said, names)
  const texts = tokens.map(({ text }) => text)
  return tokens.flatMap(({ at, ids }, place) =>
    ids === undefined
      ? []
      : [{ at, ids, list: edgeOf(texts, place, -1), features: featuresAt(place, tokens, ids) }],
  )
}

function featuresAt(
  place: number,
  tokens: readonly Token[],
  ids: readonly string[],
): Map<string, number> {
  const texts = tokens.map((token) =>
    token.ids?.some((id) => ids.includes(id)) ? same : token.text,
  )
  const found = new Map<string, number>()
  const add = (feature: string, share: number) =>
    found.set(feature, Math.max(share, found.get(feature) ?? 0))
  const textAt = (at: number) => texts[at] ?? (at < 0 ? mark.start : mark.end)
  const row = (from: number, count: number) =>
    Array.from({ length: count }, (_, by) => textAt(from + by)).join(' ')
  const bag = (side: string, from: number, to: number, share: number) => {
    for (const text of texts.slice(Math.max(0, from), to))
      if (!isPause(text)) add(`${side}:${text}`, share)
  }
  for (let by = 1; by <= reach; by += 1) {
    add(`-${by}:${textAt(place - by)}`, shares.near / Math.sqrt(by))
    add(`+${by}:${textAt(place + by)}`, shares.near / Math.sqrt(by))
  }
  for (let by = 0; by < reach - 1; by += 1) {
    const share = shares.pair / (1 + by / 2)
    add(`-:${row(place - 2 - by, 2)}`, share)
    add(`+:${row(place + 1 + by, 2)}`, share)
  }
  add(`-:${row(place - 3, 3)}`, shares.triple)
  add(`+:${row(place + 1, 3)}`, shares.triple)
  add(`-+:${textAt(place - 1)} ${textAt(place + 1)}`, shares.around)
  // Of a list its first has the words before it, and its last those after it.
  const [head, tail] = [edgeOf(texts, place, -1), edgeOf(texts, place, 1)]
  if (head !== place) {
    add(`<1:${textAt(head - 1)}`, shares.pair)
    add(`<:${row(head - 2, 2)}`, shares.triple)
  }
  if (tail !== place) {
    add(`>1:${textAt(tail + 1)}`, shares.pair)
    add(`>:${row(tail + 1, 2)}`, shares.triple)
  }
  const before = (isEnd: (text: string) => boolean) =>
    texts.findLastIndex((text, at) => at < place && isEnd(text)) + 1
  const after = (isEnd: (text: string) => boolean) => {
    const end = texts.findIndex((text, at) => at > place && isEnd(text))
    return end < 0 ? texts.length : end
  }
  const isStop = (text: string) => text === '.'
  const [from, to] = [before(isStop), after(isStop)]
  bag('c-', before(isPause), place, shares.clause)
  bag('c+', place + 1, after(isPause), shares.clause)
  bag('s-', from, place, shares.sentence)
  bag('s+', place + 1, to, shares.sentence)
  bag('m-', 0, from, shares.message)
  bag('m+', to + 1, texts.length, shares.message)
  add(from === 0 ? '#first' : '#later', shares.sentence)
  add(to >= texts.length - 1 ? '#last' : '#sooner', shares.sentence)
  return found
}

/** Stand in a list of items between them. */
const listing = new Set([mark.item, same, mark.number, ',', 'and', 'plus', 'with', 'the', 'or'])

function edgeOf(texts: readonly string[], place: number, by: 1 | -1): number {
  let edge = place
  for (let at = place + by; listing.has(texts[at] ?? ''); at += by)
    if (texts[at] === mark.item || texts[at] === same) edge = at
  // What counts the first belongs to it.
  while (by === -1 && /^(?:@number|the)$/.test(texts[edge - 1] ?? '')) edge -= 1
  return edge
}
