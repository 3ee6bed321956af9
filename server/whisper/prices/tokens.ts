/** A message as what is learned of prices hears it: each item is one token and each number one, all else is its stem. */
import { countAt } from '../words/numbers'
import { stem } from '../words/stem'
import type { ItemNames } from './itemNames'

export interface Token {
  text: string
  /** Its first word. */
  at: number
  /** The items that it may name. */
  ids?: readonly string[]
}

export const mark = { item: '@item', number: '@number', start: '^', end: '$' }

export function tokensOf(said: readonly string[], names: ItemNames): Token[] {
  const stems = said.map(stem)
  const tokens: Token[] = []
  for (let at = 0; at < said.length; at += 1) {
    const name = names.at(at, said, stems)
    const count = name ? undefined : countAt(said, at)
    if (name) tokens.push({ text: mark.item, at, ids: name.ids })
    else tokens.push({ text: count ? mark.number : (stems[at] ?? ''), at })
    at += (name?.length ?? count?.length ?? 1) - 1
  }
  return tokens
}
