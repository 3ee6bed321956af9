/**
 * Every fact about the company stands once: with other facts in shared/company.ts, the site, what
 * Whisper first knows, and what it says name none of today's.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import * as cannedAnswers from '#server/whisper/cannedAnswers'
import { pageSections } from '#server/whisper/pages/pageSections'
import { company } from '#shared/company'
import { prerender, publicPaths } from '../client/prerender'
import { texts } from './content/texts'
import { knownEngine, knownEntries } from './whisper/known'

const changed = vi.hoisted(() => ({
  name: 'Portalis Entry Inc.',
  assistant: 'Murmur',
  quotePhone: '303-555-0142',
  supportText: '303-555-0143',
  supportVoicePhone: '303-555-0144',
  supportEmail: 'help@portalis.example',
  availability: 'from 7 a.m. to 9 p.m.',
  team: [
    { name: 'Ines Okafor', role: 'Founder', description: 'Began it.' },
    { name: 'Tam Weller', role: 'Lead Developer', description: 'Builds it.' },
  ],
  professionalInstallationFrom: 911,
  monthlyFrom: 53,
  warrantyYears: 4,
  region: 'Denver area',
}))
vi.mock('#shared/company', async (importOriginal) => {
  const real = await importOriginal<typeof import('#shared/company')>()
  return { ...real, company: { ...real.company, ...changed } }
})

const { company: today } =
  await vi.importActual<typeof import('#shared/company')>('#shared/company')
const old = [
  ...[today.name, today.assistant, today.quotePhone, today.supportText, today.supportVoicePhone],
  ...[today.supportEmail, today.availability, today.region, ...today.team.map(({ name }) => name)],
  ...[`$${today.professionalInstallationFrom}`, `$${today.monthlyFrom} `],
  ...[`${today.warrantyYears}-year`, 'first year'],
]
/** The home page's heading is the specification's (section 2). */
const fixed = 'Visitor Access Control'
const isOld = (text: string): boolean =>
  old.some((fact) => text.replaceAll(fixed, '').includes(fact)) || /(?<!\.)\.\.(?!\.)/.test(text)

test('the facts are others', () => expect(company.name).toBe(changed.name))

test('the site’s texts follow', () => {
  expect(texts.filter(({ text }) => isOld(text))).toEqual([])
})

test.each(publicPaths)('the page as drawn follows: %s', async (path) => {
  const { html, head } = await prerender(path)
  const read = html.replace(/<(?:style|script)[^>]*>.*?<\/(?:style|script)>|<[^>]+>/gs, '\n')
  expect([...read.split('\n'), head.title, head.description].filter(isOld)).toEqual([])
})

test('what Whisper first knows follows', () => {
  const pages = pageSections().flatMap(({ heading, text }) => [heading, text])
  const entries = knownEntries.flatMap(({ title, content }) => [title, ...content.split('\n')])
  const items = catalog.items.flatMap(({ name, about }) => [name, about])
  expect([...pages, ...entries, ...items].filter(isOld)).toEqual([])
})

test('nobody is asked about by an old name', () => {
  const ways = [
    ...pageSections().flatMap((section) => section.ways),
    ...knownEntries
      .flatMap(({ sections }) => sections.flatMap((one) => one.ways))
      .map(({ text }) => text),
  ]
  const names = [today.name, today.assistant, ...today.team.map(({ name }) => name.split(' ', 1))]
  const isNamed = new RegExp(`(?<!trusted )\\b(?:${names.join('|')})\\b`, 'i')
  expect(ways.filter((way) => isNamed.test(way))).toEqual([])
})

test('what Whisper says follows', () => {
  expect(Object.values(cannedAnswers).filter(isOld)).toEqual([])
  const engine = knownEngine()
  const ask = (text: string) => engine.answer({ text, history: [] }).text
  expect(ask('who are you')).toContain('Murmur')
  expect(ask('who should use Portalis Entry Inc.')).toContain('property owners')
  expect(ask('How long is the warranty?')).toContain('4-year')
  expect(ask('who is the founder')).toContain('Ines Okafor')
  expect(ask('When are you available?')).toContain('from 7 a.m. to 9 p.m.')
})

test('the panel and the site name the assistant as company.ts does', () => {
  const sources = ['client/whisper', 'client/site', 'client/request', 'shared/content'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file)),
  )
  const written = (file: string) =>
    readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  expect(sources.filter((file) => /\bWhisper\b/.test(written(file)))).toEqual([])
})
