/** What the price list says about named items; a total only when everything is understood. */
import { describe, expect, test } from 'vitest'
import { createPriceList } from '#server/whisper/prices/priceAnswer'
import type { CategoryId } from '#shared/quotes/rules'

const item = (id: string, category: CategoryId, name: string, dollars: number, tenths = 0) => ({
  id,
  category,
  name,
  about: '',
  msrp: dollars * 100,
  tenths,
})
const priceOf = createPriceList([
  item('m-20', 'controller', 'M-20', 500, 20),
  item('backup', 'cellular', 'Battery backup', 180, 5),
  item('led', 'sign', 'LED kit', 150, 5),
  item('camera', 'subscription', 'Additional camera', 6),
  item('sim', 'subscription', 'SIM card', 12),
])

describe('a price question that is fully understood gets a total', () => {
  test.each([
    ['How much is a battery backup?', '1 × Battery backup comes to $180 once'],
    ['what do two LED kits cost', '2 × LED kit comes to $300 once'],
    ['battery backup times six', '6 × Battery backup comes to $1,080 once'],
    ['M-20 x2 and LED kit x 3: total?', '2 × M-20 and 3 × LED kit comes to $1,450 once'],
    ['how much extra is the battery backup', '1 × Battery backup comes to $180 once'],
    ['how much is the M-20 controller', '1 × M-20 comes to $500 once'],
    ['how much is a SIM card plan', '1 × SIM card comes to $12 a month'],
    ['price of the LED', '1 × LED kit comes to $150 once'],
    ['price for a battery backup in Springfield', '1 × Battery backup comes to $180 once'],
    [
      'How much for an M20 and three SIM cards?',
      '1 × M-20 and 3 × SIM card comes to $500 once and $36 a month',
    ],
    [
      'one m-20, a backup battery and a sim',
      '1 × M-20, 1 × Battery backup and 1 × SIM card comes to $680 once and $12 a month',
    ],
    ['Bakery door: M-20, LED kit, battery backup. Total?', '$830 once'],
    [
      'We need one M-20 and a SIM card at my ranch house. How much in the first year?',
      'comes to $500 once and $12 a month, which makes $644 in the first year',
    ],
    [
      'Office of 60 desks, two floors: 2 M-20 and one LED kit. What does it cost?',
      'comes to $1,150 once',
    ],
    ['M-20 with two extra cameras, what is that a month?', '$500 once and $12 a month'],
    ['How many hours does it take to install two M-20?', 'Installing it takes 4 hours'],
    ['Total these two: M-20, LED kit', '1 × M-20 and 1 × LED kit comes to $650 once'],
    [
      'What do an M-20 and two SIM cards cost over three years?',
      'which makes $788 in the first year and $1,364 in 3 years',
    ],
    ['For 3 gates: 2 x M-20, one LED kit, what does it cost', 'comes to $1,150 once'],
    ['What would an M-20 plus an LED kit come to?', 'comes to $650 once'],
  ])('%s', (text, said) =>
    expect(priceOf(text)).toMatchObject({ isTotal: true, text: expect.stringContaining(said) }),
  )

  test('with what it consists of and how long it takes', () => {
    expect(priceOf('How much are an M-20 and 2 LED kits?')?.text).toBe(
      'At list price, 1 × M-20 and 2 × LED kit comes to $800 once. That is 1 × M-20 at $500 and 2 × LED kit at $300. Installing it takes 3 hours by the list. A quote says what applies to you.',
    )
  })
})

describe('a price question understood in part gets single prices', () => {
  test.each([
    '2 gates with a camera and battery backup',
    'How much are LED kits?',
    'what would an M-20 and a fountain cost',
    'what would a fountain and an M-20 cost',
    'price of an M-20, a fountain and an LED kit',
    'an M-20 for each of our 3 entrances, how much',
    'two side doors with a battery backup, what does that cost',
    'no LED kit, just an M-20 and a battery backup, total?',
    'M-20 and LED kit but not the battery backup, total please',
    'M-20 or LED kit, how much?',
    'difference between M-20 and LED kit price',
    '2 M-20s each with 2 LED kits total',
    'one M-20 per building, 4 buildings, how much in total',
    'everything except the M-20, how much?',
    'How much do 1,000 LED kits cost',
    'M-20 and the monthly service, total?',
    'what do I pay in total for an M-20, installation and the service',
    'M-20 and one year of service, total?',
    'an M-20 for both gates total',
    'M-20 for all our gates total',
    'a few M-20 total',
    'how many M-20 can I get for $2000',
  ])('%s', (text) => {
    const reply = priceOf(text)
    expect(reply?.isTotal).toBe(false)
    expect(reply?.text).toMatch(/^At list price, each: .*\. A quote adds up everything you need\.$/)
  })
})

test.each([
  'give me an M-20',
  "I'd like 2 M-20",
  'M-20 for our office',
  '3 M-20 for the association',
  'how much is a replacement M-20',
  'what does a Visitor M-20 cost',
])('is asked or ordered in other words: %s', (text) =>
  expect(priceOf(text)?.text).toMatch(/^At list price, \d × M-20 comes to/),
)

test('a single price covers the quantity named', () => {
  expect(priceOf('5 LED kits and a camera, what do they cost?')?.text).toContain(
    '5 × LED kit $750 once',
  )
})

describe('no price is given for', () => {
  test.each([
    'Do you have a battery backup?',
    'How much is a camera?',
    'how much for 2 cameras',
    'how much does the M-20 weigh',
    'how much data does the SIM card have',
    'M-20 manual',
    'LED kit size',
    'cancel SIM card',
    'my battery backup is beeping',
    'I already have an LED kit',
    'LED kit color',
    'someone stole our LED kit',
    'how much is it to repair an M-20',
    'cost of moving an M-20',
    'How much is it?',
    'What does an extension of the warranty cost?',
    'What do dealers pay for an M-20?',
    'your cost for the LED kit',
    'wholesale price of a SIM card',
    'How long does the battery last?',
    'refund for 2 M-20',
    'what would you pay me for an old M-20',
  ])('%s', (text) => expect(priceOf(text)).toBeUndefined())
})
