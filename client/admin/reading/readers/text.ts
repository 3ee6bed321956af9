/**
 * Plain text, split at lines that look like headings (underlined, numbered, in capitals, or short
 * and alone before a paragraph) and at questions with answers (Q: and A:). Without any of these, it
 * is split at two or more blank lines.
 */
import { Headings } from './headings'
import type { Found } from './section'

const longest = 80

export function readText(text: string, locate: PlaceOf = lineOf): Found[] {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const found = new Headings()
  let headings = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? ''
    const level = levelAt(lines, at)
    if (level > 0) {
      found.open(level, withoutEnd(line), locate(at))
      headings += 1
      if (isUnderline(lines[at + 1])) at += 1
    } else if (!isUnderline(line)) {
      found.add(lines[at]?.replace(/^\s*A(?:nswer)?: /i, '') ?? '', locate(at))
    }
  }
  return headings > 0 ? found.end() : byBlankLines(lines, locate)
}

/** Names a line's place by its index from 0. */
type PlaceOf = (at: number) => string

const lineOf: PlaceOf = (at) => `Line ${(at + 1).toLocaleString('en-US')}`

/** 1 for underlined, 2 for others, deeper by numbering; 0 if it isn't a heading. */
function levelAt(lines: readonly string[], at: number): number {
  const line = lines[at]?.trim() ?? ''
  if (line === '' || line.length > longest || !/[\p{L}\p{N}]/u.test(line)) return 0
  if (/^Q(?:uestion)?: \S/i.test(line)) return 6
  const isAlone = (lines[at - 1] ?? '').trim() === ''
  const next = lines[at + 1]?.trim() ?? ''
  if (!isAlone || (lines[at + 1] === undefined && at > 0)) return 0
  if (isUnderline(next)) return next.startsWith('=') ? 1 : 2
  const number = numberOf(line)
  const isHeadline = !/[.!;,]$/.test(line) && !/^[-*•–+>|]/.test(line)
  if (number !== undefined && isHeadline && next === '') return 2 + number
  if (isHeadline && isInCapitals(line)) return 2
  if (next !== '' || !isHeadline || number !== undefined) return 0
  return /^[\p{Lu}\p{N}¿“"]/u.test(line) && beforeText(lines, at) ? 3 : 0
}

/** Depth of a numbering: 0 for '2.', 1 for '2.1', 0 for 'Chapter 2'. */
function numberOf(line: string): number | undefined {
  const digits = /^(\d{1,3}(?:\.\d{1,3}){0,4})[.)]?\s+\S/.exec(line)?.[1]
  if (digits !== undefined) return digits.split('.').length - 1
  return /^(?:(?:chapter|section|part|step|article|appendix)\s+[\divxlc]{1,6}\b|[A-Z][.)]\s+\S)/i.test(
    line,
  )
    ? 0
    : undefined
}

function isInCapitals(line: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(line) && line === line.toUpperCase() && /[\p{L}]{3}/u.test(line)
}

/** Whether a paragraph follows that is longer than the line or ends like a sentence. */
function beforeText(lines: readonly string[], at: number): boolean {
  let next = at + 1
  while (next < lines.length && next < at + 4 && lines[next]?.trim() === '') next += 1
  const text = lines[next]?.trim() ?? ''
  return text.length > (lines[at]?.trim().length ?? 0) || /[.!?:]$/.test(text)
}

function isUnderline(line = ''): boolean {
  return /^\s*(?:={3,}|-{3,}|~{3,}|_{3,}|\*{3,}|#{3,})\s*$/.test(line)
}

function withoutEnd(line: string): string {
  return line.replace(/^Q(?:uestion)?: /i, '').replace(/:$/, '')
}

function byBlankLines(lines: readonly string[], locate: PlaceOf): Found[] {
  const groups: { at: number; lines: string[] }[] = []
  let blank = 2
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      blank += 1
      groups.at(-1)?.lines.push('')
      continue
    }
    if (blank >= 2) groups.push({ at: index, lines: [] })
    groups.at(-1)?.lines.push(line)
    blank = 0
  }
  const isOne = groups.length === 1
  return groups.map((group) => ({
    headings: isOne ? [] : [firstWords(group.lines[0] ?? '')],
    content: group.lines.join('\n'),
    place: locate(group.at),
  }))
}

/** The first sentence, cut to the length of a title. */
function firstWords(text: string): string {
  const line = text.trim().slice(0, 1_000)
  const [sentence = ''] = line.split(/(?<=[.!?])\s/, 1)
  const plain = sentence.replace(/[.:]$/, '')
  if (plain.length <= longest) return plain
  return `${plain.slice(0, longest).replace(/\s+\S*$/u, '')}…`
}
