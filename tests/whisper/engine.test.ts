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

describe('over five companies', () => {
  test('more is right than by plain search, and little is wrong', async () => {
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

describe('a company of three entries', () => {
  const { reply } = createEngine(
    [
      section('hours', 'Opening hours', 'We are open from 8 a.m. to 6 p.m. on weekdays.'),
      section('ladder', 'Ladder rental', 'A ladder costs $18 a day, with a deposit of $60.'),
      section('saw', 'Saw rental', 'A chainsaw costs $45 a day, with a deposit of $150.'),
    ],
    table,
  )

  test('what is asked in its words is answered in its words', () => {
    expect(reply('How much is it to rent a ladder?', [])).toMatchObject({
      kind: 'answer',
      text: 'A ladder costs $18 a day, with a deposit of $60.',
    })
  })

  test('two questions at once have two answers', () => {
    const { kind, text } = reply(
      'What are your opening hours? And what does ladder rental cost?',
      [],
    )
    expect(kind).toBe('answer')
    expect(text).toContain('8 a.m.')
    expect(text).toContain('$18')
  })

  test('a question that cannot stand alone leans on the one before', () => {
    const { used, offers } = reply('and the deposit?', ['How much is chainsaw rental?'])
    expect([...used, ...offers][0]?.id).toBe('saw/1')
  })

  test('where two may be meant, both are offered', () => {
    const { kind, offers } = reply('what is the rental deposit', [])
    expect(kind).toBe('offer')
    expect(offers.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Ladder rental', 'Saw rental']),
    )
  })

  test('what asks for a thing that no section knows is offered for, not answered', () => {
    expect(reply('How much is it to rent an orange ladder?', []).kind).toBe('offer')
  })

  test('what nothing speaks of is admitted', () => {
    expect(reply('Do you translate birth certificates into Polish?', []).kind).toBe('admit')
    expect(reply('', []).kind).toBe('admit')
  })

  test('without any entry everything is admitted', () => {
    expect(createEngine([], table).reply('How much is a ladder?', []).kind).toBe('admit')
  })
})

describe('ways of asking', () => {
  const hours = section('hours', 'Opening hours', 'We are open from 8 a.m. to 6 p.m. on weekdays.')
  const pets = section('pets', 'Animals on site', 'Dogs are welcome on a leash.')
  const knowing = (ways: string[], never: string[] = []) =>
    createEngine([hours, { ...pets, ways, never }], table)

  test('what says the same as a way is answered from its section, in any order and with slips', () => {
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

  test('in few words, a way is met only by the same words', () => {
    const { reply } = knowing(['can you open it for my dog'])
    expect(reply('open it for my dog, can you', []).used[0]?.id).toBe('pets/1')
    expect(reply('when do you open', []).used[0]?.id).not.toBe('pets/1')
  })

  test('among many, words in the same order tell what stop words alone ask', () => {
    const who = Array.from({ length: 12 }, (_, at) => `so who are you people number${at}`)
    const where = Array.from({ length: 12 }, (_, at) => `and where are you then number${at}`)
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

  test('what is near to a way is offered or answered', () => {
    const asked = 'Is it fine if Rex tags along?'
    expect(knowing([]).reply(asked, []).kind).toBe('admit')
    const { used, offers } = knowing(['May Rex tag along with us?']).reply(asked, [])
    expect([...used, ...offers][0]?.id).toBe('pets/1')
  })

  test('of a way that two sections have, both are offered', () => {
    const both = [hours, pets].map((one) => ({ ...one, ways: ['When can I come with him?'] }))
    const { kind, offers } = createEngine(both, table).reply('when can I come with him', [])
    expect([kind, offers.map(({ id }) => id)]).toEqual(['offer', ['hours/1', 'pets/1']])
  })

  test('what is never to be answered from a section neither answers nor offers it', () => {
    const asked = 'Are dogs welcome?'
    expect(knowing([]).reply(asked, []).used[0]?.id).toBe('pets/1')
    const { used, offers } = knowing([], ['are dogs welcome']).reply(asked, [])
    expect([...used, ...offers].map(({ id }) => id)).not.toContain('pets/1')
  })
})

describe('the table of words', () => {
  const said = [
    ['what does it cost', 'how much is the price', 'is the fee high', 'price and cost'],
    ['what is the price please', 'tell me the fee', 'cost of one', 'the cost and the fee'],
    ['when do you open', 'opening hours today', 'are you closed', 'hours you open'],
    ['closed on friday', 'open on friday', 'friday hours', 'when are you closed'],
  ].map((messages) => ({ about: '', messages }))

  test('words of the same message groups mean the same', () => {
    const words = createWordTable(learnWords(said))
    expect(words.alike('price', 'cost')).toBeGreaterThan(words.alike('price', 'open'))
    expect(words.rarityOf('nobody-said-it')).toBe(1)
    expect(words.alike('price', 'nobody-said-it')).toBe(0)
  })

  test('what is read is what was written, but for the roundness of a byte', () => {
    const learned = learnWords(said)
    const [before, after] = [createWordTable(learned), readWordTable(writeWordTable(learned))]
    expect(after.forms).toEqual(before.forms)
    for (const one of learned.stems) {
      expect(after.rarityOf(one)).toBeCloseTo(before.rarityOf(one), 2)
      for (const other of learned.stems)
        expect(after.alike(one, other)).toBeCloseTo(before.alike(one, other), 1)
    }
  })

  test('it was learned from the messages that are here', () => {
    const folder = 'server/whisper/engine/messages'
    const messages = readdirSync(folder).flatMap((name) =>
      messageGroupsOf(gunzipSync(readFileSync(`${folder}/${name}`)).toString()),
    )
    expect(messages.flatMap((one) => one.messages).length).toBeLessThanOrEqual(25_000)
    expect(writeWordTable(learnWords(messages)).equals(bytes)).toBe(true)
  })
})
