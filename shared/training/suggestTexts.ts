/**
 * Suggests texts that an answer must keep containing, to be edited: its figures with their units
 * or, without figures, its longest words. Pure.
 */
import { contains } from './contains'

const maxFigures = 3
const maxWords = 2
const shortestWord = 5

const unit = '(?:second|minute|hour|day|week|month|year|door|gate|camera|visitor|mile|dollar)s?'
/** `$47`, `2-4 hours`, `202-555-0142`, `AES-256` */
const figure = new RegExp(
  `(?:\\p{L}+-)?[$€£]?\\p{N}+(?:[.,:/–-]?\\p{N}+)*%?(?:[ -]${unit}(?!\\p{L}))?`,
  'gu',
)

/** Omits the question's words, which say nothing about the answer. */
export function suggestTexts(answer: string, question: string): string[] {
  const plain = answer.replace(/[*_`#>]+/g, '').replace(/\s+/g, ' ')
  const figures = [...new Set(plain.match(figure))].filter((text) => contains(plain, text))
  if (figures.length > 0) return figures.slice(0, maxFigures)
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? []
  const own = words.filter((word) => word.length >= shortestWord && !contains(question, word))
  const longest = [...new Set(own)].sort((a, b) => b.length - a.length)
  return longest.slice(0, maxWords)
}
