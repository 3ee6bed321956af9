/** Whisper's code contains no fact, noun or name of the sample company: it is taught them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import { emptyWords } from '#server/whisper/words/commonWords'
import { isEnglish } from '#server/whisper/words/english'
import { company } from '#shared/company'
import { pages } from '#shared/content/pages'

const folder = 'server/whisper'
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(folder, file), 'utf8')) }))

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number' && value > 100) return [String(value)]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}

/** Everyday English, states, and networks where everybody has a name. */
const ordinary = new Set([
  ...['whisper', 'founder', 'english', 'virginia', 'washington', 'maryland', 'alexandria'],
  ...['stop', 'help', 'facebook', 'instagram', 'linkedin', 'coming soon'],
])

/** What the site calls its pages, sections and items. */
const titles = pages.flatMap(({ name, heading, sections }) => [
  name,
  heading,
  ...sections.flatMap((one) => [one.heading, ...(one.items ?? []).map(({ title }) => title)]),
])
const isEmpty = (word: string) => emptyWords.has(word)
/** In full, if of several words; each word that isn't English. */
const named = titles.flatMap((title) => [
  ...(title.includes(' ') ? [title] : []),
  ...(title.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter(
    (word) => !/['’]/.test(word) && ![isEnglish, isEmpty].some((is) => is(word.toLowerCase())),
  ),
])

const facts = new Set(
  [...textsIn(company), ...named, ...catalog.items.flatMap(({ id, name }) => [id, name])].filter(
    (fact) => fact.length > 3 && !ordinary.has(fact.toLowerCase()),
  ),
)

test.each([...facts])('server/whisper never contains “%s”', (fact) => {
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const said = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
  expect(sources.filter(({ text }) => said.test(text)).map(({ file }) => file)).toEqual([])
})

test('server/whisper has no nouns of the trade, except where addresses are redacted', () => {
  const nouns = /\b(?:gates?|intercoms?|call ?box(?:es)?|gooseneck|visitor access|qr codes?)\b/i
  const found = sources.filter(
    ({ file, text }) => !file.startsWith('redaction/') && nouns.test(text),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})
