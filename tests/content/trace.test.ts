/**
 * Every figure and capability on the site comes from the company's facts or from a section of the
 * specification listed beside it.
 */
import { describe, expect, test } from 'vitest'
import { company, samples } from '#shared/company'
import type { SpecificationSection } from '#shared/content/page'
import { pages } from '#shared/content/pages'
import { siteFacts } from '#shared/content/siteFacts'
import { dollars, written } from '#shared/content/written'
import { linkDays, textedPhotoDays } from '#shared/lifetimes'
import { readSource } from '../architecture/source'
import { sentencesOf, texts, told } from './texts'

/** Digits in the source of shared/content, and the sections they come from. */
const figures: readonly { file: string; line: string; from: string }[] = [
  { file: 'home/hero.ts', line: 'wordMs: 2_000,', from: 'section 9, hero word rotation' },
  { file: 'residential.ts', line: 'flipMs: 400,', from: 'section 4, flip card' },
  { file: 'cookies.ts', line: 'export const consentDays = 365', from: 'section 9, cookie consent' },
  { file: 'siteFacts.ts', line: 'conversationDays: 365,', from: 'the program: siteFacts.test.ts' },
  { file: 'siteFacts.ts', line: 'erasedMarkDays: 30,', from: 'the program: siteFacts.test.ts' },
  { file: 'siteFacts.ts', line: 'visitDays: 180,', from: 'the program: siteFacts.test.ts' },
  { file: 'siteFacts.ts', line: 'sessionHours: 12,', from: 'the program: siteFacts.test.ts' },
  { file: 'notFound.ts', line: "title: '404 Not Found',", from: 'section 8' },
  { file: 'notFound.ts', line: "heading: '404 Not Found',", from: 'section 8' },
]

describe('figures', () => {
  const files = [...readSource('shared/content').values()]
  /** Without comments, imports, interpolations and section tags. */
  const bare = (text: string) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^import .*$/gm, '')
      .replace(/\$\{[^}]*\}/g, '')
      .replace(/^.*source: \[[\d, ]+\],?$/gm, '')
      .replace(/^export type SpecificationSection.*$/m, '')
  const lines = files.flatMap(({ path, text }) =>
    bare(text)
      .split('\n')
      .filter((line) => /\d/.test(line))
      .map((line) => ({ file: path.replace('shared/content/', ''), line: line.trim() })),
  )

  test('appear only in lines with a listed source', () => {
    const isNamed = (one: (typeof lines)[number]) =>
      figures.some(({ file, line }) => file === one.file && line === one.line)
    expect(lines.filter((one) => !isNamed(one))).toEqual([])
  })

  test('with a listed source are still there', () => {
    const gone = figures.filter(
      (figure) => !lines.some(({ file, line }) => file === figure.file && line === figure.line),
    )
    expect(gone).toEqual([])
  })

  test('that a reader sees are facts of the company or the program', () => {
    const facts = [
      ...Object.values(company),
      ...Object.values(siteFacts),
      ...Object.values(company)
        .filter((fact) => typeof fact === 'number')
        .map(dollars),
      written(company.privacyUpdated),
      linkDays,
      textedPhotoDays,
      '404',
    ]
    const known = new Set(
      facts
        .map((fact) => JSON.stringify(fact))
        .join(' ')
        .match(/\d[\d,]*/g),
    )
    const wrong = texts.filter(({ text }) =>
      (text.match(/\d[\d,]*/g) ?? []).some((figure) => !known.has(figure.replace(/,$/, ''))),
    )
    expect(wrong.map(told)).toEqual([])
  })
})

/** The product's capabilities, as far as the specification names them, with the sections. */
const capabilities: readonly [RegExp, ...SpecificationSection[]][] = [
  [/\b(scan|QR code)/i, 1, 2],
  [/\bdial/i, 1, 2],
  [/\bany phone\b/i, 1],
  [/\bapp\b/i, 1],
  [/\bcellular/i, 1, 2],
  [/\bpower\b/i, 1, 2],
  [/control center/i, 1],
  [/camera integration|camera at the entry|camera can be/i, 1],
  [/battery|power outage/i, 1],
  [/gate holds|stays open|keep it open/i, 1],
  [/trusted visitor|unique code|caller.ID/i, 1],
  [/encrypt|AES|RSA/, 1, 9],
  [/patent/i, 1, 2],
  [/warranty|lifetime/i, 1, 9],
  [/contract\b|contracts|pay.as.you/i, 1],
  [/\binstall/i, 1, 2, 9],
  [/nationwide|whole country/i, 1, 9],
  [/\bquote/i, 2, 9],
  [/remotely|from anywhere/i, 1],
  [/underwater/i, 2],
  [/\bSTOP\b|\bHELP\b/, 2],
  [/\$/, 9],
]

describe('capabilities', () => {
  test.each(capabilities)('%s is mentioned only where its section is', (pattern, ...sections) => {
    const named = texts.filter(({ text, section }) => section && pattern.test(text))
    const wrong = named.filter(
      ({ section }) => !section?.source.some((one) => sections.includes(one)),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(wrong.map(told)).toEqual([])
  })

  test('each section of a page has a source for its claims', () => {
    const without = pages.flatMap(({ path, sections }) =>
      sections.filter(({ source }) => source.length === 0).map(({ id }) => `${path}#${id}`),
    )
    expect(without).toEqual([])
  })

  test('planned for later are never worded as available', () => {
    const later =
      /native app|invisible key|temporary (access )?code|smart notification|multi-(user|property)|advanced (controls|analytics)|smart-home|property-management|nationwide|whole country/i
    const announced = new RegExp(`announced|coming soon|in ${company.expansionYear}`, 'i')
    const wrong = texts.filter(
      ({ text, section }) =>
        !section?.isAnnounced &&
        sentencesOf(text).some((one) => later.test(one) && !announced.test(one)),
    )
    expect(wrong.map(told)).toEqual([])
  })

  test('never include Whisper answering calls or texts', () => {
    const wrong = texts.filter(({ text }) =>
      /(call|text) Whisper|Whisper answers (calls|texts)/i.test(text),
    )
    expect(wrong.map(told)).toEqual([])
  })
})

/** Origin of each company fact: a section of the specification, or it is a sample. */
const factSections = {
  assistant: 1,
  tagline: 3,
  secondaryTagline: 3,
  availability: 2,
  smsStop: 2,
  smsHelp: 2,
  professionalInstallationFrom: 9,
  basicInstallation: 9,
  monthlyFrom: 9,
  callBoxFrom: 9,
  callBoxTo: 9,
  installationHours: 9,
  installationHoursFrom: 9,
  installationHoursTo: 9,
  warrantyYears: 9,
  quoteValidDays: 9,
  encryption: 9,
  cellularGeneration: 1,
  privacyUpdated: 2,
  childUnder: 2,
  minorUnder: 2,
  region: 1,
  expansionYear: 9,
} as const satisfies Record<
  Exclude<keyof typeof company, (typeof samples)[number]>,
  SpecificationSection
>

describe("the company's facts", () => {
  test('are each from the specification or listed as a sample', () => {
    const from = [...Object.keys(factSections), ...samples].sort()
    expect(from).toEqual(Object.keys(company).sort())
  })

  test('that look made up are listed as samples', () => {
    const isMadeUp = (fact: unknown) => /202-555-01\d\d|\.example\b/.test(JSON.stringify(fact))
    const madeUp = Object.entries(company)
      .filter(([, fact]) => isMadeUp(fact))
      .map(([name]) => name)
    expect(madeUp.length).toBeGreaterThan(0)
    expect(madeUp.filter((name) => !samples.some((sample) => sample === name))).toEqual([])
  })
})
