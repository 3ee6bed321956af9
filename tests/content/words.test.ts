/** The tone of the site's texts, and that nothing is said twice. */
import { expect, test } from 'vitest'
import { seeds } from '#server/knowledge/seedKnowledge'
import { sentencesOf, texts, told } from './texts'

const long = 40

test('there are texts to check', () => {
  expect(texts.length).toBeGreaterThan(300)
})

test('no text has an exclamation mark or markup', () => {
  const wrong = texts.filter(({ text }) => /!|<|>|\*\*|&\w+;|\]\(/.test(text))
  expect(wrong.map(told)).toEqual([])
})

test('no text is empty, padded or has double spaces', () => {
  const wrong = texts.filter(({ text }) => text !== text.trim() || /\s{2}|undefined|NaN/.test(text))
  expect(wrong.map(told)).toEqual([])
})

test('no sentence appears twice', () => {
  const places = new Map<string, string[]>()
  for (const { place, text } of texts) {
    for (const sentence of sentencesOf(text)) {
      if (sentence.length <= long) continue
      const key = sentence.toLowerCase()
      places.set(key, [...(places.get(key) ?? []), place])
    }
  }
  expect([...places].filter(([, all]) => all.length > 1)).toEqual([])
})

test('the site and Whisper’s seed knowledge don’t repeat each other', () => {
  const known = new Set(seeds.flatMap(({ content }) => sentencesOf(content.replaceAll('\n', ' '))))
  const repeated = texts.filter(({ text }) =>
    sentencesOf(text).some((sentence) => sentence.length > long && known.has(sentence)),
  )
  expect(repeated.map(told)).toEqual([])
})

test('no text quotes anybody or praises anything', () => {
  const praise =
    /\b(customers? (say|love)|reviews?|testimonials?|trusted by|award|certified|guarantee|leading|world.class|best in|cheapest|fastest|unlimited|waterproof|weatherproof|solar|wi-?fi|fingerprint|facial|license plate)/i
  expect(texts.filter(({ text }) => praise.test(text)).map(told)).toEqual([])
})
