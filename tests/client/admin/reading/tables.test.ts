/** CSV and JSON: row by row if the columns are known, otherwise as text. */
import { describe, expect, test } from 'vitest'
import { toCsv } from '#shared/csv'
import { Unreadable } from '../../../../client/admin/reading/readers/section'
import { read, sectionsIn } from './read'

describe('CSV', () => {
  test.each<[what: string, text: string, found: [string, string][]]>([
    [
      'title and content',
      'title,content\nPower,12 volts.\nSignal,LTE.',
      [
        ['Power', '12 volts.'],
        ['Signal', 'LTE.'],
      ],
    ],
    [
      'question and answer, in any order and case',
      'Answer;QUESTION\nYes.;Rain?\nNo.;Snow?',
      [
        ['Rain?', 'Yes.'],
        ['Snow?', 'No.'],
      ],
    ],
    [
      'a row without content is left out',
      'title,content\nPower,\nSignal,LTE.',
      [['Signal', 'LTE.']],
    ],
    [
      'lines in a cell',
      'title,content\nPower,"12 volts.\n\n""Really"", 12."',
      [['Power', '12 volts.\n\n"Really", 12.']],
    ],
    ['a quote without an end', 'title,content\nPower,"12 volts', [['Power', '12 volts']]],
    [
      'a table in words',
      'Model,Doors,Volts\nX-401,4,12\nX-412,12,24',
      [['models', 'Model: X-401; Doors: 4; Volts: 12.\n\nModel: X-412; Doors: 12; Volts: 24.']],
    ],
    ['without a head', '10,20\n30,40', [['models', '10; 20.\n\n30; 40.']]],
    ['one line is no head', 'Power,Signal', [['models', 'Power; Signal.']]],
  ])('%s', async (_, text, found) => {
    expect(await sectionsIn('models.csv', text)).toEqual(found)
  })

  test('category and tags are read where a row has them', async () => {
    const { sections } = await read(
      'a.csv',
      'title,content,category,tags\nA,Text.,Technical,"x, y,"\nB,The price is $5.,nonsense,',
    )
    expect(sections).toMatchObject([
      { category: 'technical', tags: ['x', 'y'], place: 'Row 2' },
      { category: 'pricing', tags: [] },
    ])
  })

  test('formulas stay text on import and are escaped on export', async () => {
    const attack = '=HYPERLINK("http://evil.example","click")'
    const file = toCsv(['title', 'content'], [['A', attack]])
    expect(await sectionsIn('a.csv', file)).toEqual([['A', attack]])
    expect(toCsv(['content'], [[attack]])).toContain(`"'=HYPERLINK`)
  })

  test('too many rows are refused with an explanation', async () => {
    await expect(read('a.csv', 'a,b\n'.repeat(25_000))).rejects.toThrow('More than 20,000 rows')
  })
})

describe('JSON', () => {
  test.each<[what: string, value: unknown, found: [string, string][]]>([
    ['a list of objects', [{ question: 'Rain?', answer: 'Yes.' }], [['Rain?', 'Yes.']]],
    ['in an object', { version: 3, faq: [{ title: 'A', text: 'B.' }] }, [['A', 'B.']]],
    [
      'texts by name',
      { power: '12 volts.', signal_strength: 'LTE.' },
      [
        ['power', '12 volts.'],
        ['signal strength', 'LTE.'],
      ],
    ],
    [
      'a table in words',
      [{ model: 'X', installHours: 2, wired: true, old: null }],
      [['data', 'model: X; install hours: 2; wired: true.']],
    ],
    ['a list of texts', ['One.', 'Two.'], [['data', 'One.\n\nTwo.']]],
  ])('%s', async (_, value, found) => {
    expect(await sectionsIn('data.json', JSON.stringify(value))).toEqual(found)
  })

  test.each([
    ['no JSON', '{"a": ', /This isn’t valid JSON/],
    ['only numbers', '[1, 2, 3]', /no list of objects/],
    ['null', 'null', /no list of objects/],
    ['nothing', '', /This isn’t valid JSON/],
    ['a text', '"hello"', /no list of objects/],
  ])('%s is refused with an explanation', async (_, text, words) => {
    await expect(read('data.json', text)).rejects.toThrow(words)
  })

  test('keys such as __proto__ do no harm', async () => {
    const text = '[{"title":"A","content":"B.","__proto__":{"isAdmin":true},"constructor":"x"}]'
    expect(await sectionsIn('data.json', text)).toEqual([['A', 'B.']])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

const exported = {
  id: 'pricing',
  category: 'pricing',
  title: 'Pricing',
  content: 'Text.',
  tags: [],
  status: 'published',
  version: 1,
  lastUpdated: '2026-01-01T00:00:00.000Z',
}
test.each([
  ['JSON', 'knowledge.json', JSON.stringify([exported])],
  [
    'CSV',
    'knowledge.csv',
    toCsv(Object.keys(exported), [['pricing', 'pricing', 'P', 'T.', '', 'draft', 1, '']]),
  ],
])('a knowledge base export is referred to Import: %s', async (_, name, text) => {
  const error = await read(name, text).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Unreadable)
  expect(error).toMatchObject({ isExport: true })
})
