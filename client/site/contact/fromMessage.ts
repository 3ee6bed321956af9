/** What a message to Whisper tells of the quote form's fields, so that nobody types it twice. */
import { limits } from '#shared/contact/rules'
import { isEmail, isPhone } from '#shared/reach'

interface Told {
  name: string
  phone: string
  email: string
  entrances: string
}

const addresses = /[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.\p{L}{2,}/gu
const phones = /\+?\(?\d[\d\s().-]{5,}\d(?:\s*(?:ext\.?|x)\s*\d{1,6})?/gi
const phoneDigits = 10
const shortPhone = /^\d{3}[- ]\d{4}$/

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}`
const named = new RegExp(
  String.raw`(?:\b[Nn]ame(?: is|['’]s|:)|\b[Ii]['’]?m|\bI am|\b[Tt]his is) (${name})(?=[,.!;\n]|$| (?:from|at|with|and|here|speaking|calling)\b)`,
  'u',
)

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const counted = new RegExp(
  String.raw`\b(\d{1,3}|an?|${numbers.join('|')}|couple(?: of)?|pair of|dozen) (?:(?!(?:for|of|with|to|in|on|at|my|our|the|and|or|per|couple|pair|dozen|quotes?)\b)[\p{L}-]+ ){0,2}?(?:gates?|doors?|entrances?|entr(?:y|ies))\b`,
  'giu',
)
const others: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2, pair: 2, dozen: 12 }

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
  const email = (text.match(addresses) ?? []).find(isEmail) ?? ''
  const phone = (text.match(phones) ?? []).find(
    (found) =>
      isPhone(found) && (found.replace(/\D/g, '').length >= phoneDigits || shortPhone.test(found)),
  )
  const entrances = [...text.matchAll(counted)].reduce(
    (sum, [, said = '']) => sum + countOf(said.toLowerCase()),
    0,
  )
  return {
    name: named.exec(text)?.[1]?.replace(/\.$/, '') ?? '',
    phone: phone?.trim() ?? '',
    email,
    entrances: entrances > 0 && entrances <= limits.entrances ? String(entrances) : '',
  }
}

function countOf(said: string): number {
  const [word = ''] = said.split(' ')
  return others[word] ?? (numbers.indexOf(word) + 1 || Number(word) || 0)
}
