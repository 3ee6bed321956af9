/** Segments as carriers count them, and words that are commands. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordOf } from '#server/phone/inbound/keywords'
import { fitting, plain, segments } from '#server/phone/segments'
import { wantsQuoteForm } from '#server/phone/wantsQuoteForm'
import { answerText, replies } from '#server/phone/wording'

describe('text segments', () => {
  test.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    // 76 euro signs fit into 153 places, not 76.5.
    ['€'.repeat(152), 2],
    ['€'.repeat(153), 3],
    ['ы'.repeat(70), 1],
    ['ы'.repeat(71), 2],
    ['ы'.repeat(134), 2],
    ['ы'.repeat(135), 3],
    ['😀'.repeat(35), 1],
    // A surrogate pair isn't split: 33 in a segment of 67.
    ['😀'.repeat(66), 2],
    ['😀'.repeat(67), 3],
    [`${'a'.repeat(69)}’`, 1],
    [`${'a'.repeat(70)}’`, 2],
  ])('%#', (text, count) => {
    expect(segments(text)).toBe(count)
  })

  test('use plain quotation marks and dashes', () => {
    expect(plain('It’s “open” – 24/7…')).toBe('It\'s "open" - 24/7...')
  })

  test('keep whole sentences first, then words, then letters', () => {
    expect(fitting('One. Two.', '', 2)).toBe('One. Two.')
    const long = `${'One is here. '.repeat(30)}`
    const cut = fitting(long, '', 2)
    expect(cut).toMatch(/^(One is here\. )+One is here\.$/)
    expect(segments(cut)).toBe(2)
    expect(fitting('word '.repeat(100), '', 1)).toMatch(/word\.\.\.$/)
    expect(fitting('x'.repeat(400), '', 1)).toBe(`${'x'.repeat(157)}...`)
  })
})

test('an answer about prices or quotes offers the form where it fits', () => {
  const rest = {
    sources: [],
    isAnswered: true,
    publicUrl: 'https://a.example',
    hasOptInWording: false,
  }
  const offered = (text: string, form: string | null = null) =>
    answerText({ ...rest, text, form }).includes('Reply QUOTE')
  expect(offered('It costs $799.')).toBe(true)
  expect(offered('The quote is free.')).toBe(true)
  expect(offered('It takes four hours.')).toBe(false)
  expect(offered('The quote is free.', 'https://a.example/request/x')).toBe(false)
  expect(offered(`It costs $799. ${'More of it. '.repeat(30)}`)).toBe(false)
})

test.each([
  ...['QUOTE', 'quote please', 'Can I get a quote?', 'I’d like an estimate for 2 gates'],
  ...['price for two gates', 'Send me the form', 'form', 'How much for a swing gate?'],
])('“%s” asks for the form', (words) => expect(wantsQuoteForm(words)).toBe(true))

test.each([
  ...['How long is my quote valid?', 'What does it cost?', 'How does it perform?', 'the price'],
  ...['Is the quote free?', 'Does it inform me?', 'How does it work?'],
])('“%s” doesn’t ask for the form', (words) => expect(wantsQuoteForm(words)).toBe(false))

const which = 'Which of these do you mean?'
const titled = (...titles: string[]) => titles.map((title) => ({ id: title, title }))

describe('choices in a text', () => {
  const about = { text: which, sources: [], isAnswered: true, publicUrl: 'https://a.example' }
  const sent = (offers: ReturnType<typeof titled>, hasOptInWording = false) =>
    answerText({ ...about, offers, form: null, hasOptInWording })

  test('are a list to reply to', () => {
    expect(sent(titled('Paying by card', 'Paying in installments'))).toBe(
      `${which}\nReply 1 for Paying by card\n2 for Paying in installments\nor NONE for none of these`,
    )
    expect(sent(titled('Warranty'))).toContain('Reply 1 for Warranty\nor NONE')
  })

  test('have their longest titles cut when they don’t fit beside the opt-in wording', () => {
    const long = 'Placing the sign so far away from the gate that nobody finds it '.repeat(3)
    const text = sent(titled('Warranty', long, 'Repairs and visits'), true)
    expect(text).toMatch(/\n1 for Warranty|Reply 1 for Warranty/)
    expect(text).toMatch(/\n2 for Placing the sign.*\.\.\.\n3 for Repairs and visits\n/)
    expect(text).toContain('STOP')
    expect(segments(text)).toBe(2)
  })

  test('give way to the form when the form and the opt-in wording are needed', () => {
    const form = `https://${'a'.repeat(30)}.example/request/aaaaaaaaaaaaaaaaaaaaaa`
    const offers = titled('Warranty', 'Repairs', 'Visits')
    const text = answerText({ ...about, offers, form, hasOptInWording: true })
    expect(text).toContain(form)
    expect(segments(text)).toBeLessThanOrEqual(2)
  })

  test('take at most two segments in any script, with every number', () => {
    const title = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
    const titles = fc.array(title, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(titles, fc.boolean(), (some, hasOptInWording) => {
        const text = sent(titled(...some), hasOptInWording)
        expect(segments(text)).toBeLessThanOrEqual(2)
        for (const index of some.keys()) expect(text).toContain(`${index + 1} for`)
        expect(text).toContain('or NONE')
        if (hasOptInWording) expect(text).toContain('STOP')
        expect(text.isWellFormed()).toBe(true)
      }),
    )
  })
})

test('an answer that leads to a quote offers the form, whatever its text', () => {
  const rest = {
    sources: [],
    isAnswered: true,
    publicUrl: 'https://a.example',
    hasOptInWording: false,
  }
  const text = answerText({ ...rest, text: 'Gladly.', action: 'quote', form: null })
  expect(text).toContain('Reply QUOTE')
})

const path = '/request/aaaaaaaaaaaaaaaaaaaaaa'

test('every answer takes at most two segments and says something', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1_500 })
  fc.assert(
    fc.property(words, fc.boolean(), fc.boolean(), fc.boolean(), fc.nat(40), (...any) => {
      const [text, hasOptInWording, isAnswered, wants, long] = any
      const publicUrl = `https://${'a'.repeat(long + 1)}.example`
      const sources = [{ title: 'A', url: '/residential#how-it-works' }]
      const form = wants ? publicUrl + path : null
      const sent = answerText({ text, sources, isAnswered, publicUrl, form, hasOptInWording })
      expect(segments(sent)).toBeLessThanOrEqual(2)
      if (form) expect(sent).toContain(form)
      if (hasOptInWording) expect(sent).toContain('STOP')
      expect(sent.isWellFormed()).toBe(true)
    }),
  )
})

test('an answer in another script is shortened rather than split further', () => {
  const sent = answerText({
    text: 'Да. '.repeat(200),
    sources: [],
    isAnswered: true,
    publicUrl: 'https://a.example',
    form: null,
    hasOptInWording: false,
  })
  expect(segments(sent)).toBe(2)
  expect(sent).toContain('Y or N')
})

test('our fixed texts take at most two segments', () => {
  for (const said of Object.values(replies)) {
    const all =
      typeof said === 'string' ? [said] : ['', 'x'.repeat(500), 'Жди. '.repeat(100)].map(said)
    for (const one of all) expect(segments(one)).toBeLessThanOrEqual(2)
  }
})

test.each([
  ['STOP', 'stop'],
  ['stop.', 'stop'],
  ['Stop all', 'stop'],
  ['STOPALL', 'stop'],
  ['please stop', 'stop'],
  ['stop texting me', 'stop'],
  ['unsubscribe', 'stop'],
  ['REVOKE', 'stop'],
  ['Optout', 'stop'],
  ['Opt out', 'stop'],
  ['opt-out please', 'stop'],
  ['Ｓｔｏｐ', 'stop'],
  ['How do I opt out of texts?', null],
  ['Start', 'start'],
  ['UNSTOP', 'start'],
  ['INFO', 'help'],
  ['help?', 'help'],
  ['Y', 'y'],
  ['no', 'n'],
  ['Yes!', 'yes'],
  ['ERASE', 'erase'],
  ['How do I stop the gate?', null],
  ['start of installation', null],
  ['', null],
] as const)('%s is shown as %s', (body, word) => {
  expect(wordOf(body)).toBe(word)
})

test.each([
  ['without spaces', '門はいくらで開きますか', /^門はいくら.*\.\.\.$/],
  ['in sentences of another script', '它多少钱？每月四十七美元。', /？$|。$/],
  ['in letters of many signs', '👨‍👩‍👧‍👦', /👨‍👩‍👧‍👦\.\.\.$/u],
])('a text %s fills its segments without splitting characters', (_, text, end) => {
  const cut = fitting(text.repeat(60), '\nhttps://a.example', 2)
  expect(segments(`${cut}\nhttps://a.example`)).toBe(2)
  expect(cut).toMatch(end)
  expect(cut.length).toBeGreaterThan(80)
})
