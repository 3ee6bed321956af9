/** Finds figures and addresses in a text that its passages don't have. */
import { splitQuestion } from '../../engine/splitQuestion'
import { type Figure, figuresOf } from './figures'

/** The unsupported figures and addresses; empty if the passages have them all. */
export function unsupportedIn(
  text: string,
  { passages, question }: { passages: readonly { text: string }[]; question: string },
): string[] {
  const read = passages.map((passage) => passage.text)
  const given = read.flatMap(figuresOf)
  const own = ownCounts(question)
  const places = new Set(read.flatMap((text) => [...addressesOf(text)]))
  const isGiven = (figure: Figure) =>
    given.some((known) => covers(known, figure, text)) || own.some((known) => isSame(known, figure))
  return [
    ...figuresOf(text)
      .filter((figure) => !isGiven(figure))
      .map(({ value, kind }) => `${value} ${kind}`),
    ...[...addressesOf(text)].filter((place) => !places.has(place)),
  ]
}

function covers(known: Figure, said: Figure, text: string): boolean {
  if (known.value !== said.value || known.kind !== said.kind) return false
  if (said.per !== undefined || known.per === undefined) return said.per === known.per
  // "The monthly fee is $47", but not "It costs $47."
  return new RegExp(
    `\\b(?:${known.per}|${known.per === 'day' ? 'daily' : `${known.per}ly`})\\b`,
    'i',
  ).test(text)
}

/**
 * What visitors say about themselves beside the question ("We have 3 gates."). A figure in the
 * question itself is no evidence: "Is it $5?" must not make it so.
 */
function ownCounts(question: string): Figure[] {
  return splitQuestion(question)
    .statements.filter((statement) => /\b(?:i|we|my|our)\b/i.test(statement))
    .flatMap(figuresOf)
    .filter(({ kind, of }) => kind === 'count' && of !== undefined)
}

function isSame(known: Figure, said: Figure): boolean {
  return known.kind === said.kind && known.value === said.value && known.of === said.of
}

const addressPatterns = [
  /[^\s"'<>()]*@[^\s"'<>()]*/g,
  /[a-z][a-z0-9+.-]*:\/\/\S*/g,
  /\b(?:mailto|tel|sms|javascript|data|file|blob):\S*/g,
  /\bwww\.\S*/g,
  /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?/gu,
  /(?<![\p{L}\p{N}.])\/[\p{L}\p{N}][^\s]*/gu,
  /\S+ (?:dot|\(dot\)|\[dot\]) \p{L}{2,}/gu,
]

/** Finds everything in a text that leads elsewhere: e-mail addresses, links, domains, paths. */
function addressesOf(text: string): Set<string> {
  const found: string[] = []
  let rest = text.normalize('NFKC').toLowerCase()
  for (const pattern of addressPatterns) {
    // Each match is removed, so that the domain in an e-mail address isn't found again as a link.
    rest = rest.replace(pattern, (address) => {
      found.push(address.replace(/[.,;:!?"'”’)\]]+$/, ''))
      return ' '
    })
  }
  return new Set(found)
}
