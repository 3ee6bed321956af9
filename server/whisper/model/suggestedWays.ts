/**
 * Filters a language model's reply for usable ways of asking: English, short, new, one per line,
 * without figures, addresses or names that the section doesn't have. Everything else is dropped.
 */
import { limits } from '#shared/knowledge/limits'
import { plainText, tidyWays, wayKey } from '#shared/knowledge/sections'
import { languageOf } from '../language'
import { redact, withoutPlaceholders } from '../redaction/redact'
import { unfit } from './checking/answerChecker'
import { unsupportedIn } from './checking/unsupported'
import { visible } from './visible'

/** A section as it is in the form, which may be newer than the stored one. */
export interface AskedSection {
  title: string
  heading: string
  text: string
  ways: readonly string[]
  never: readonly string[]
}

export const mostWays = 8

/** Code, and instructions to a language model: no visitor asks a company like that. */
const noWay = [
  /[{}<>[\]|\\=;]|\(\)/,
  /:\s*$/,
  /\b(?:ignore|disregard|forget|override|reveal)\b.*\b(?:instructions?|prompts?|rules|above|previous)\b/i,
  /\b(?:language model|as an ai|system prompt|you are now)\b/i,
]

export function suggestedWays(reply: string, section: AskedSection): string[] {
  const { ways, never } = section
  const known = new Set([...ways, ...never].map(wayKey))
  const written = visible(reply).split('\n').flatMap(textsOf)
  const lines = written.filter((line) => !isUnfit(line)).map(withoutMarks)
  const fit = lines.filter((line) => !known.has(wayKey(line)) && isFit(line, section))
  return tidyWays(fit.map((text) => ({ text, from: 'model' as const })))
    .slice(0, mostWays)
    .map(({ text }) => text)
}

/** A line is one way, or JSON that contains several. */
function textsOf(line: string): string[] {
  const written = line.trim().replace(/,$/, '')
  if (!/^["[{]/.test(written)) return [written]
  try {
    const read: unknown = JSON.parse(written)
    const values = typeof read === 'object' && read !== null ? Object.values(read) : [read]
    return values.filter((value) => typeof value === 'string')
  } catch {
    return [written]
  }
}

/** Removes a leading bullet or number, Markdown, and surrounding quotes. */
function withoutMarks(line: string): string {
  return plainText(line.replace(/^\s*(?:[-*+•>]|#{1,6}|\d{1,2}[.)])\s+/, '')).replace(
    /^["“'‘](.*)["”'’]$/,
    '$1',
  )
}

const isUnfit = (line: string) => unfit.some((mark) => mark.test(line))

function isFit(line: string, { title, heading, text, ways }: AskedSection): boolean {
  if (line.length > limits.way || noWay.some((mark) => mark.test(line))) return false
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(line) || languageOf(line)) return false
  const held = [title, heading, text, ...ways].join('\n')
  if (unsupportedIn(line, { passages: [{ text: held }], question: '' }).length > 0) return false
  return namesIn(line).every((name) => wordsOf(held).has(name.toLowerCase())) && !namesPerson(line)
}

/** Capitalized words that don't begin a sentence, except "I". */
function namesIn(line: string): string[] {
  const found = line.match(/(?<=[^.!?\s]\s+)\p{Lu}[\p{L}\p{N}]*/gu) ?? []
  return found.filter((word) => word !== 'I')
}

function namesPerson(line: string): boolean {
  const redacted = redact(line)
  return withoutPlaceholders(redacted) !== redacted
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
