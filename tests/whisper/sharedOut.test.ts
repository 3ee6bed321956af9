/** What is wanted at each of several places, or at some of them, is counted; where that is in doubt, no total is said. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { listPrices } from '#server/whisper/prices/listPrices'
import { knownPassages } from './known'

const brain = createBrain(knownPassages, { prices: listPrices })
const ask = async (text: string, ...before: string[]) =>
  (await brain.answer({ text, history: before.map((question) => ({ question, answer: '…' })) }))
    .text

test.each([
  ['Seven gates, each with its own SIM card. A month?', '7 × SIM card'],
  ['A gooseneck at every one of our 12 gates, price?', '12 × Gooseneck'],
  ['We have 9 lanes. Every lane gets an LED kit. Total?', '9 × LED kit'],
  ['An X-401 and a vinyl sign for each of four doors, cost?', '4 × X-401 and 4 × Vinyl sign'],
  ['Per gate: one X-412, one wood post. There are 11 of them. Sum?', '11 × X-412 and 11 × Wood'],
  ['three X-432 with a battery backup in each, what is it', '3 × X-432 and 3 × Battery backup'],
  ['Two vinyl enclosures, each on a gooseneck. Total?', '2 × Vinyl enclosure and 2 × Gooseneck'],
  ['two 412s and a gooseneck for each, total', '2 × X-412 and 2 × Gooseneck'],
  ['The front gets an X-432, the back an X-401, and both a SIM card. Sum?', '2 × SIM card'],
  ['An X-401, an X-432, both of them with a SIM card. A month?', '2 × SIM card'],
  [
    'A wood post, a vinyl sign and an LED kit, two of each. Sum?',
    '2 × Vinyl sign, 2 × LED kit and',
  ],
  ['Two sites with 3 gates each, a cell booster per gate, price?', '6 × Cell booster'],
])('at each of them: %s', async (message, counted) => {
  expect(await ask(message)).toContain(`${counted}`)
  expect(await ask(message)).toContain('comes to')
})

test.each([
  ['We have 8 gates, X-401 at all of them. Half of them get a gooseneck. Price?', '4 × Gooseneck'],
  ['12 wood posts, but only three of them with an LED kit, price?', '3 × LED kit'],
  ['A quarter of our 16 doors need a battery backup. What is that?', '4 × Battery backup'],
  ['half of our 10 units need a booster, what would that be', '5 × Cell booster'],
  ['every second one of our 14 parking lots gets a gooseneck, price?', '7 × Gooseneck'],
  ['We have nine gates and all but four of them get a vinyl sign. Cost?', '5 × Vinyl sign'],
  ['10 gates along the road. Every other one needs a vinyl sign. Cost?', '5 × Vinyl sign'],
  ['Two doors: the left one gets an X-412, both get a SIM card. Price?', '1 × X-412 and 2 × SIM'],
  [
    'Two gates, three doors. Each gate an X-412, each door a WR-1R12. Sum?',
    '3 × WR-1R12 and 2 × X-412',
  ],
  ['X-401 at the front, X-412 at the back, a gooseneck at both. Price?', '1 × X-412 and 2 × Goose'],
  ['7 gates: two with X-412, the others with X-401. Price?', '5 × X-401 and 2 × X-412'],
  ['4 X-401, and for two of the gates a wood post. Price?', '4 × X-401 and 2 × Wood post'],
  ['A gooseneck for all three driveways, price?', '3 × Gooseneck'],
  ['X-412 on the main gate and a WR-1R12 on three side doors. Sum?', '3 × WR-1R12 and 1 × X-412'],
  ['3 goosenecks, 2 of which need LED kits: total', '2 × LED kit and 3 × Gooseneck'],
  ['X-401 with a SIM card, times three, price', '3 × X-401 and 3 × SIM card'],
  ['4 goosenecks and twice as many wood posts, how much?', '8 × Wood post and 4 × Gooseneck'],
])('at some of them: %s', async (message, counted) => {
  expect(await ask(message)).toContain(counted)
  expect(await ask(message)).toContain('comes to')
})

test.each([
  [
    'The signal is weak at three of our entrances so we would want 3 cell boosters. Cost?',
    '3 × Cell booster',
  ],
  ['Four of our doors need four battery backups, price?', '4 × Battery backup'],
  ['Three vinyl signs for three gates, price?', '3 × Vinyl sign'],
  ['All five gates need 5 X-412 and a gooseneck, price?', '5 × X-412 and 5 × Gooseneck'],
  ['8 gates: three with X-412, the others with five X-401. Price?', '5 × X-401 and 3 × X-412'],
  ['At three of our gates we want two signs. Cost?', '6 × Vinyl sign'],
])(
  'a count of the item that is that of the places is the whole count: %s',
  async (message, all) => {
    expect(await ask(message)).toContain(`${all} comes to`)
  },
)

test.each([
  'At three of our gates we want three signs each. Cost?',
  'All three gates need three signs apiece, price?',
  'Each of our 3 gates gets 3 signs, price?',
  'We have three gates. Every one gets three signs. Price?',
  'Per gate three signs, at three gates. Price?',
  'Both of our doors need an X-412 and all three gates three signs each. Price?',
])('unless it is said of each of them: %s', async (message) => {
  expect(await ask(message)).toContain('9 × Vinyl sign comes to')
})

test.each([
  'Half of our 5 gates get a gooseneck, price?',
  'A gooseneck with an LED kit each for five doors, price?',
  'a vinyl sign for each, and for some an LED kit, how much',
  'Every gate gets an X-401, price?',
  'a gate at each end of the road, both with an X-401, price',
  '10 doors, price per door of the subscription?',
  '5 fountains, three lamps and a gooseneck, price?',
])('what is not wholly clear gets no total: %s', async (message) => {
  expect(await ask(message)).toContain('Name the items')
})

test('a number in a sentence of its own counts none of the items', async () => {
  const story = 'We are three brothers on 40 acres. '
  expect(await ask(`${story}Price of two goosenecks and a vinyl sign?`)).toContain('$920 once')
  expect(await ask('We need something to put 4 signs on. Price?')).not.toContain('$800')
})

test('items that stand beside the question are priced with it', async () => {
  expect(await ask('One X-401, one gooseneck. What number do I write down?')).toContain('$900 once')
  expect(await ask('Two wood posts. Do you serve Bowie? What would the posts be?')).toContain(
    '$200 once',
  )
  expect(await ask('three X-412 and two goosenecks please')).toContain('$2,940 once')
})

test('an item that says what another is for is not counted', async () => {
  const reply = await ask(
    'The stand that puts the sign at car window height, a gooseneck, what does one go for?',
  )
  expect(reply).toContain('1 × Gooseneck comes to $360')
  const both = await ask('Price of a gooseneck that holds the vinyl sign, and of the sign itself?')
  expect(both).toContain('Vinyl sign')
})

test.each([
  ['9 houses, 9 base subscriptions, per month?', '9 × Base subscription comes to $270 a month'],
  ['Two lanes at the boatyard, so two X-412 and two vinyl enclosures, sum?', '$2,480 once'],
  ['I manage eight rowhouses, each with its own base subscription. Per month?', '$240 a month'],
  ['I own four small houses and want a wood post and a sign at each. How much?', '$1,200 once'],
])('at so many houses: %s', async (message, total) => {
  expect(await ask(message)).toContain(total)
})

test.each([
  [
    'Each of our 3 duplexes should get an X-401, and they share one cell booster. Total?',
    '3 × Cell',
  ],
  ['An X-401 for the barn, and for the house an X-401 as well, price?', 'comes to'],
  ['Our club wants five signs lit at night, so 5 LED kits. Sum?', 'Vinyl sign'],
  ['Nine LED kits, please. They are for the nine signs at our club. Price?', 'Vinyl sign'],
  [
    'My contractor listed an X-412 and a wireless relay. Leave the relay out, what is it?',
    '$2,020',
  ],
])('not counted, or in doubt: %s', async (message, wrong) => {
  expect(await ask(message)).not.toContain(wrong)
})

test('so many are of all where it was said before that each has one', async () => {
  const lots =
    'A company with six lots wants a dedicated number for every lot, so 6 of them. Monthly?'
  expect(await ask(lots)).toContain('6 × Dedicated number comes to $12 a month')
})

test('what covers the first gate is not multiplied by gates', async () => {
  expect(await ask('four gates, each with base subscription, monthly?')).not.toContain('comes to')
  expect(await ask('Three workers and two LED kits, two X-401, price?')).not.toContain('comes to')
})
