/** A text in pieces: the words that begin as one that is looked for, and the rest. Pure. */
import { wayKey } from '#shared/knowledge/sections'

export function marked(text: string, sought: string): [piece: string, isMarked: boolean][] {
  const beginnings = wayKey(sought).split(' ').filter(Boolean)
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => [piece, beginnings.some((one) => wayKey(piece).startsWith(one))])
}
