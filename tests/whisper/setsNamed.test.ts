/**
 * However a set is named, no figure is said that the price list and the rules of a quote do not give for that
 * very set: where the set is in doubt, the single prices are.
 */
import { expect, test } from 'vitest'
import { listPrices } from '#server/whisper/prices/listPrices'
import { createPricing } from '#server/whisper/prices/pricing'
import { words } from '#server/whisper/words/fold'
import {
  dueOf,
  hours,
  installationOf,
  money,
  type Selection,
  sectionsOf,
} from '#shared/quotes/rules'

const pricing = createPricing(listPrices)
const plain = (figure: string) => figure.replaceAll(',', '').replace(/\.0+$/, '')
const figuresOf = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).map(plain)
const singles = new Set(
  listPrices.flatMap(({ name, msrp, tenths }) => [
    ...figuresOf(name),
    plain(money(msrp)),
    plain(hours(tenths)),
  ]),
)

function reckoned(set: Selection): Set<string> {
  const sections = sectionsOf(set, listPrices)
  const due = dueOf(sections, ({ msrp }) => msrp)
  const lines = sections.flatMap((section) => section.lines)
  const cents = [due.once, due.monthly, due.firstYear]
  return new Set(
    [
      ...[...cents, ...lines.map(({ item, quantity }) => item.msrp * quantity)].map(money),
      hours(installationOf(sections)),
      ...lines.map(({ quantity }) => `${quantity}`),
    ].map(plain),
  )
}

function oddIn(question: string, set: Selection): string[] {
  const said = words(question)
  const named = pricing.setOf(said)
  if (named.items.length === 0) return []
  const due = reckoned(set)
  return figuresOf(pricing.reply(named).text).filter(
    (figure) => !singles.has(figure) && !due.has(figure) && figure !== '1',
  )
}

const counts: readonly (readonly [string, number])[] = [
  ['a', 1],
  ['one', 1],
  ['two', 2],
  ['3', 3],
  ['4x', 4],
  ['a pair of', 2],
  ['a dozen', 12],
  ['twenty five', 25],
  ['two hundred', 200],
  ['half a dozen', 6],
  ['two dozen', 24],
]
const hardware = listPrices.filter(({ category }) => category !== 'subscription')

test('every count of every two items is added up as it was named', () => {
  let place = 0
  for (const [at, item] of hardware.entries()) {
    for (const [text, count] of counts) {
      place += 1
      const [otherText, otherCount] = counts[(place * 7) % counts.length] ?? ['a', 1]
      const other = hardware[(at + 1 + (place % (hardware.length - 1))) % hardware.length] ?? item
      if (other.id === item.id) continue
      const question = `How much are ${text} ${item.name} and ${otherText} ${other.name}?`
      const set = [
        { id: item.id, quantity: count },
        { id: other.id, quantity: otherCount },
      ]
      expect(oddIn(question, set), question).toEqual([])
      expect(pricing.setOf(words(question)).isClear, question).toBe(true)
    }
  }
})

test.each([
  'How much are two keypads and a gooseneck?',
  'two barrier arms, 3 cameras and an LED kit, total?',
  'goosenecks: 4, LED kits: 2, how much?',
  'a gooseneck with an LED kit each for five doors, price?',
  'X-401 or X-412 with two wood posts, what is it?',
  'what do three gates with a gooseneck cost',
  'two of your finest goosenecks and a fountain, how much',
  'a vinyl sign without the wood post, price?',
  'both the X-401 and the X-412, how much',
  'price of 1.5 goosenecks',
  'two posts and two vinyl signs, how much',
  'a thousand LED kits, price?',
  'take out two goosenecks, what do three vinyl signs and an LED kit come to',
  'gooseneck 2 vinyl sign 3 LED kit 1, how much',
  'I have two X-401 already, what is a vinyl sign with them',
  'one vinyl sign twice, price',
  '1500 goosenecks, cost?',
  'six and twenty LED kits, how much',
  'three controllers and a wood post, total',
  'I already own an X-401, what do a booster and a battery backup come to',
  'X-412 and two enclosures for me, my brother wants an X-401, total?',
  'Front: 412, gooseneck, sign. Back: 401, post, sign. How much?',
  'I hesitate between X-401 and X-412, what do they cost',
])('where a set is in doubt only single prices are said: %s', (question) => {
  expect(oddIn(question, [])).toEqual([])
})

test('one for each gate is as many as there are gates', () => {
  const { items } = pricing.setOf(words('how much is a wood post per gate for six gates'))
  expect(items).toEqual([{ id: 'wood-post', quantity: 6 }])
})

test.each([
  ['LED kit for one sign, list price?', [['led-kit', 1]]],
  ['how much are LED kits for three signs', [['led-kit', 3]]],
  [
    'what are a wood post for one sign and two LED kits',
    [
      ['wood-post', 1],
      ['led-kit', 2],
    ],
  ],
  ['Grandpa signs papers only, how much is an X-401', [['x-401', 1]]],
] as const)('what something is for is not wanted besides: %s', (question, set) => {
  const { items, isClear } = pricing.setOf(words(question))
  expect(isClear).toBe(true)
  expect(new Map(items.map(({ id, quantity }) => [id, quantity]))).toEqual(new Map(set))
})
