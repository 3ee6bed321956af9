/** The engine on the companies it was developed with (tests/whisper/companies/work). */
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createEngine } from '#server/whisper/engine/engine'
import { messageGroupsOf } from '#server/whisper/engine/learn'
import { learnWords } from '#server/whisper/engine/learnWords'
import type { Section } from '#server/whisper/engine/sections'
import { createWordTable, readWordTable, writeWordTable } from '#server/whisper/engine/wordTable'
import { readCompanies } from './companies/company'
import { engineOf } from './companies/contenders'
import { plainSearch } from './companies/plainSearch'
import { score, total } from './companies/score'

const companies = readCompanies('tests/whisper/companies/work')
const bytes = readFileSync('server/whisper/engine/words.bin')
const table = readWordTable(bytes)

function section(id: string, title: string, text: string, more: Partial<Section> = {}): Section {
  const empty = { heading: '', tags: [], ways: [], never: [], version: 1 }
  return { ...empty, id: `${id}/1`, entry: id, title, text, ...more }
}

describe('over five companies’ knowledge', () => {
  test('more answers are right than with plain search, and few are wrong', async () => {
    const engine = await score(companies, () => engineOf(table))
    const plain = await score(companies, () => plainSearch(1))
    for (const [kind, tally] of engine) {
      if (kind === 'near-miss') continue
      const reached = (tally.right + tally.offeredRight) / tally.asked
      expect([kind, reached > (plain.get(kind)?.right ?? 0) / tally.asked]).toEqual([kind, true])
    }
    const answerable = total([...engine].filter(([kind]) => kind !== 'near-miss'))
    expect(answerable.right / answerable.asked).toBeGreaterThan(0.31)
    expect((answerable.right + answerable.offeredRight) / answerable.asked).toBeGreaterThan(0.69)
    expect(answerable.wrong / answerable.asked).toBeLessThan(0.06)
    const unanswerable = total([...engine].filter(([kind]) => kind === 'near-miss'))
    expect(unanswerable.wrong / unanswerable.asked).toBeLessThan(0.08)
  })
})

describe('a company with three entries', () => {
  const { reply } = createEngine(
    [
      section('hours', 'Opening hours', 'We are open from 8 a.m. to 6 p.m. on weekdays.'),
      section('ladder', 'Ladder rental', 'A ladder costs $18 a day, with a deposit of $60.'),
      section('saw', 'Saw rental', 'A chainsaw costs $45 a day, with a deposit of $150.'),
    ],
    table,
  )

  test('answers a question with the entry’s words', () => {
    expect(reply('How much is it to rent a ladder?', [])).toMatchObject({
      kind: 'answer',
      text: 'A ladder costs $18 a day, with a deposit of $60.',
    })
  })

  test('gives two answers to two questions at once', () => {
    const { kind, text } = reply(
      'What are your opening hours? And what does ladder rental cost?',
      [],
    )
    expect(kind).toBe('answer')
    expect(text).toContain('8 a.m.')
    expect(text).toContain('$18')
  })

  test('gives the same two answers after another question', () => {
    const both = 'What are your opening hours? And what does ladder rental cost?'
    const alone = reply(both, [])
    expect(reply(both, ['How much is chainsaw rental?'])).toMatchObject({
      kind: 'answer',
      text: alone.text,
    })
  })

  test('uses the previous question for one that can’t stand alone', () => {
    const { used, offers } = reply('and the deposit?', ['How much is chainsaw rental?'])
    expect([...used, ...offers][0]?.id).toBe('saw/1')
  })

  test('offers both sections when either may be meant', () => {
    const { kind, offers } = reply('what is the rental deposit', [])
    expect(kind).toBe('offer')
    expect(offers.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Ladder rental', 'Saw rental']),
    )
  })

  test('offers choices instead of answering about a thing no section knows', () => {
    expect(reply('How much is it to rent an orange ladder?', []).kind).toBe('offer')
  })

  test('offers no two choices with one title, and no policy with what it sells', () => {
    const { reply } = createEngine(
      [
        section('home', 'Home', 'Sharpening of saws is planned.', { heading: 'Sharpening' }),
        section('shop', 'Shop', 'Sharpening of axes is planned.', { heading: 'Sharpening' }),
        section('saw', 'Saw rental', 'A chainsaw costs $45 a day.'),
        section('policy', 'Privacy', 'Who asks about sharpening saws is stored.', {
          isLegal: true,
        }),
      ],
      table,
    )
    const { kind, offers } = reply('sharpening or rental of saws', [])
    expect(kind).toBe('offer')
    const titles = offers.map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
    expect(titles).toContain('Sharpening')
    expect(titles).not.toContain('Privacy')
  })

  test('says a label once', () => {
    const { reply } = createEngine(
      [section('steps', 'Scanning', 'Scanning: Open the camera.\nScanning: Point it at the sign.')],
      table,
    )
    expect(reply('How does scanning work?', []).text).toBe(
      'Scanning: Open the camera. Point it at the sign.',
    )
  })

  test('says it doesn’t know what nothing mentions', () => {
    expect(reply('Do you translate birth certificates into Polish?', []).kind).toBe('admit')
    expect(reply('', []).kind).toBe('admit')
  })

  test('without any entry says it doesn’t know anything', () => {
    expect(createEngine([], table).reply('How much is a ladder?', []).kind).toBe('admit')
  })
})

describe('ways of asking', () => {
  const hours = section('hours', 'Opening hours', 'We are open from 8 a.m. to 6 p.m. on weekdays.')
  const pets = section('pets', 'Animals on site', 'Dogs are welcome on a leash.')
  const knowing = (ways: string[], never: string[] = []) =>
    createEngine([hours, { ...pets, ways, never }], table)

  test('answer their section’s question in any word order and with typos', () => {
    const { reply } = knowing(['Can my puppy come along when we open the hours?'])
    for (const said of [
      'Can my puppy come along when we open the hours?',
      'opening hours: can the puppy come along',
      'can my pupy come along when we open teh hours',
    ])
      expect([said, reply(said, [])]).toMatchObject([
        said,
        { kind: 'answer', confidence: 0.98, used: [{ id: 'pets/1' }] },
      ])
  })

  test('with few words match only the same words', () => {
    const { reply } = knowing(['can you open it for my dog'])
    expect(reply('open it for my dog, can you', []).used[0]?.id).toBe('pets/1')
    expect(reply('when do you open', []).used[0]?.id).not.toBe('pets/1')
  })

  test('in great number tell questions of stop words apart by their order', () => {
    const who = Array.from({ length: 12 }, (_, index) => `so who are you people number${index}`)
    const where = Array.from({ length: 12 }, (_, index) => `and where are you then number${index}`)
    const { reply } = createEngine(
      [
        { ...hours, ways: where },
        { ...pets, ways: who },
      ],
      table,
    )
    const first = (text: string) => reply(text, []).found[0]?.section.id
    expect([first('who are you people'), first('where are you then')]).toEqual([
      'pets/1',
      'hours/1',
    ])
  })

  test('answer or offer their section for similar questions', () => {
    const asked = 'Is it fine if Rex tags along?'
    expect(knowing([]).reply(asked, []).kind).toBe('admit')
    const { used, offers } = knowing(['May Rex tag along with us?']).reply(asked, [])
    expect([...used, ...offers][0]?.id).toBe('pets/1')
  })

  test('that two sections share offer both', () => {
    const both = [hours, pets].map((one) => ({ ...one, ways: ['When can I come with him?'] }))
    const { kind, offers } = createEngine(both, table).reply('when can I come with him', [])
    expect([kind, offers.map(({ id }) => id)]).toEqual(['offer', ['hours/1', 'pets/1']])
  })

  test('that must never be answered from a section keep it from answers and choices', () => {
    const asked = 'Are dogs welcome?'
    expect(knowing([]).reply(asked, []).used[0]?.id).toBe('pets/1')
    const { used, offers } = knowing([], ['are dogs welcome']).reply(asked, [])
    expect([...used, ...offers].map(({ id }) => id)).not.toContain('pets/1')
  })
})

describe('the word table', () => {
  const said = [
    ['what does it cost', 'how much is the price', 'is the fee high', 'price and cost'],
    ['what is the price please', 'tell me the fee', 'cost of one', 'the cost and the fee'],
    ['when do you open', 'opening hours today', 'are you closed', 'hours you open'],
    ['closed on friday', 'open on friday', 'friday hours', 'when are you closed'],
  ].map((messages) => ({ about: '', messages }))

  test('has similar vectors for words of the same message group', () => {
    const words = createWordTable(learnWords(said))
    expect(words.alike('price', 'cost')).toBeGreaterThan(words.alike('price', 'open'))
    expect(words.rarityOf('nobody-said-it')).toBe(1)
    expect(words.alike('price', 'nobody-said-it')).toBe(0)
  })

  test('is read as it was written, up to rounding', () => {
    const learned = learnWords(said)
    const [before, after] = [createWordTable(learned), readWordTable(writeWordTable(learned))]
    expect(after.forms).toEqual(before.forms)
    for (const one of learned.stems) {
      expect(after.rarityOf(one)).toBeCloseTo(before.rarityOf(one), 2)
      for (const other of learned.stems)
        expect(after.alike(one, other)).toBeCloseTo(before.alike(one, other), 1)
    }
  })

  test('was learned from the current messages', () => {
    const folder = 'server/whisper/engine/messages'
    const messages = readdirSync(folder).flatMap((name) =>
      messageGroupsOf(gunzipSync(readFileSync(`${folder}/${name}`)).toString()),
    )
    expect(messages.flatMap((one) => one.messages).length).toBeLessThanOrEqual(25_000)
    expect(writeWordTable(learnWords(messages)).equals(bytes)).toBe(true)
  })
})
