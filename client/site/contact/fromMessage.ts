/**
 * What a message to Whisper tells of the quote form's fields, so that nobody types it twice. In
 * doubt it tells nothing: a wrong value may be sent unread.
 */
import { limits } from '#shared/contact/rules'
import { isEmail } from '#shared/reach'

interface Told {
  name: string
  phone: string
  email: string
  entrances: string
}

const addresses = /[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.\p{L}{2,}/gu
/** Grouped as in North America, or not at all; no part of longer numbers. */
const phones =
  /(?<![\d+$.,/-]|\d |\bfax:? |\border (?:number )?)(?:\+?1[ .-]?)?\(?[2-9]\d\d\)?[ .-]?[2-9]\d\d[ .-]?\d{4}(?![\d-])(?:\s*(?:ext\.?|x)\s*\d{1,6})?/gi

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}`
/** After 'I'm', a full name: 'I'm Interested' tells none. */
const named = new RegExp(
  String.raw`\b(?:[Nn]ame(?: is|['’]s|:)|(?:[Ii]['’]?m|I am)(?= \p{L}{3,} \p{Lu})) (${name})(?=[,.!;\n]|$| (?:from|at|with|and|here|speaking|calling)\b)`,
  'u',
)

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** One word may stand before the noun, but no unit. */
const kind = String.raw`(?:(?!(?:foot|feet|ft|inch(?:es)?|meters?|yards?|dozen|hundred|thousand)\b)[\p{L}-]+ )?`
const one = String.raw`(?:an?|one|1) ${kind}(?:gate|door|entrance)`
const more = String.raw`(?:\d{1,3}|${numbers.slice(1).join('|')}|a couple(?: of)?) ${kind}(?:gates|doors|entrances)`
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** Not the end of another number: '1,200 gates', '2 or 3 gates', 'twenty two gates'. */
const count = String.raw`(?<![$.,/–-]|(?:\d|\b(?:${numbers.join('|')})) (?:or|to|and) |\b(?:${tens.join('|')}|hundred(?: and)?) )\b(?:${one}|${more})\b`
const joined = /,? and |, /
const lists = new RegExp(`${count}(?:(?:${joined.source})${count})*`, 'giu')
/** 'Two Gates Road'. */
const isName = /.\p{Lu}\p{Ll}/u
const multiplied = /\b(?:each|every|per)\b/i

/** What the message doesn't tell may have been said before. */
export function fromMessage(message: string, before = ''): Told {
  const told = read(message.slice(0, limits.message))
  const earlier = read(before.slice(-limits.message))
  return {
    name: told.name || earlier.name,
    phone: told.phone || earlier.phone,
    email: told.email || earlier.email,
    entrances: told.entrances || earlier.entrances,
  }
}

function read(text: string): Told {
  const [list = '', ...others] = text.match(lists) ?? []
  const isCounted = others.length === 0 && !isName.test(list) && !multiplied.test(text)
  const entrances = isCounted ? list.split(joined).reduce((sum, one) => sum + countIn(one), 0) : 0
  return {
    name: named.exec(text)?.[1]?.replace(/\.$/, '') ?? '',
    phone: only(text.match(phones) ?? []),
    email: only((text.match(addresses) ?? []).filter(isEmail)),
    entrances: entrances > 0 && entrances <= limits.entrances ? String(entrances) : '',
  }
}

/** What all of them are; '' if they differ. */
function only(found: string[]): string {
  return new Set(found).size === 1 ? (found[0] ?? '') : ''
}

function countIn(said: string): number {
  const [word = '', next] = said.toLowerCase().split(' ')
  if (/^an?$/.test(word)) return next === 'couple' ? 2 : 1
  return numbers.indexOf(word) + 1 || Number(word) || 0
}
