/** What Whisper says of a set of items: list prices by the rules of a quote, and nothing of costs. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { listPrices } from '#server/whisper/prices/listPrices'
import { admission } from '#server/whisper/replies'
import { knownPassages } from './known'

const brain = createBrain(knownPassages, { prices: listPrices })
const ask = async (text: string, ...before: string[]) =>
  brain.answer({ text, history: before.map((question) => ({ question, answer: '…' })) })

test.each([
  ['How much is a gooseneck?', '$360 once'],
  ['price of three LED kits', '$450 once'],
  ['2x gooseneck and an LED kit, total?', '$870 once'],
  ['gooseneck x 2, LED kit x 2 total', '$1,020 once'],
  ['half a dozen wood posts, how much are they', '$600 once'],
  ['What do 3 wooden posts and the x412 cost together?', '$1,040 once'],
  ['what is the subscription for three doors each month', '$42 a month'],
  ['SIM card and base subscription, what is that in the first year?', '$504 in the first year'],
  ['How long does it take to install an X-412?', '4 hours'],
])('%s', async (question, figure) => {
  expect((await ask(question)).text).toContain(figure)
})

test('a set is added to and asked about again', async () => {
  const first = 'What does a gooseneck cost?'
  expect((await ask('And with two wood posts?', first)).text).toContain('$560 once')
  expect((await ask('And for three?', first)).text).toContain('$1,080 once')
  expect((await ask('What about the LED kit?', first)).text).toContain('$150 once')
  expect((await ask('and the wooden one', first)).text).toContain('$100 once')
  expect((await ask('the smallest one instead', 'price of an X-412')).text).toContain('$340 once')
})

test('more of it is added, and a changed number leaves the others', async () => {
  const signs = 'two vinyl signs, price?'
  expect((await ask('add three more', signs)).text).toContain('$1,000 once')
  expect((await ask('plus a second door on top of that one', 'base plan?')).text).toContain('$36')
  expect((await ask('and another one?', signs)).text).toContain('$600 once')
  const set = 'two vinyl signs and a gooseneck, price?'
  expect((await ask('make it three vinyl signs', set)).text).toContain('$960 once')
})

test('one that is asked for is not one that is had', async () => {
  const { text } = await ask('how much is that', 'Do you have cell boosters?')
  expect(text).toContain('$480 once')
  expect((await ask('four then', 'price of an extra door?')).text).toContain('$24 a month')
  expect((await ask('and with LED kits on all of them', '3 wood posts, price?')).text).toContain(
    '$750 once',
  )
})

test('beside a price, the other questions of a message are answered too', async () => {
  const { text, sources } = await ask('How much is the X-401, and do you serve Bethesda?')
  expect(text).toContain('$540 once')
  expect(text).toContain('Bethesda')
  expect(sources).toContainEqual({ title: 'List prices' })
})

test.each([
  ['sign, gooseneck and a big controller: total?', '$1,820 once'],
  ['how much is the steel post', '$360 once'],
  ['price of the light', '$150 once'],
  ['3 sims and the base, a month?', '$66 a month'],
  ['two enclosures and a booster', '$1,480 once'],
  ['gooseneck, three of them, price', '$1,080 once'],
  ['what is a wireless relay, 90 feet from the sign, to pay', '$1,280 once'],
  ['LED kit for the sign, price', '$150 once'],
  ['the 401 plus a number of its own, cost?', '$540 once and $2 a month'],
])('words of every day name items among others: %s', async (question, figure) => {
  expect((await ask(question)).text).toContain(figure)
})

test('words of every day name none where no price is asked for', async () => {
  for (const question of [
    'Does the sign need power?',
    'How do I sign up, and what is the price?',
  ]) {
    expect((await ask(question)).text).not.toContain('$200')
  }
  expect((await ask('Where are you based, and how much is it?')).text).not.toContain('$30')
})

test('where a word may be several items, each price is said', async () => {
  const { text } = await ask('how much is a post')
  expect(text).toContain('Wood post $100 once and Gooseneck $360 once')
  expect((await ask('price of an X-405?')).text).toContain('X-401 $540 once, X-412 $740 once')
  expect((await ask('post, the wooden one, how much')).text).toContain('$100 once')
})

test('the monthly of several gates and doors is that of the subscription', async () => {
  expect((await ask('per month for two gates and three doors?')).text).toContain('$54 a month')
  expect((await ask('front gate, back gate, garage door: monthly?')).text).toContain('$42 a month')
  const one = 'We have a gate and a side door.'
  expect((await ask('What is the monthly for both?', one)).text).toContain('$36 a month')
  expect((await ask('one of my four gates is shut, what do I pay monthly')).text).not.toContain(
    '$48',
  )
})

test('how much gates cost is not added up before it is said what is wanted there', async () => {
  const { text } = await ask('price for one gate, one door and an LED kit')
  expect(text).toContain('LED kit $150 once')
  expect(text).toContain('Name the items')
  expect((await ask('How much is the system with a camera?')).text).toContain('Name the items')
})

test('words beside the items that leave nothing in doubt leave a total', async () => {
  expect((await ask('An LED kit and a wood post, price for both?')).text).toContain('$250 once')
  expect((await ask('An LED kit or a wood post, price for both')).text).not.toContain('$250')
  expect((await ask('what a month if we add the LPR access to a base plan')).text).toContain('$230')
  expect((await ask('two base subscriptions, what is year one?')).text).toContain('$720')
  expect((await ask('what is the LPR subscription a month?')).text).toContain('$200 a month')
})

test('"for each of them" is as many as there were of the one item before', async () => {
  const before = 'price of three X-412'
  expect((await ask('and with a gooseneck for each of them?', before)).text).toContain(
    '$3,300 once',
  )
  const two = 'price of two X-412 and a wood post'
  expect((await ask('and with a gooseneck for each of them?', two)).text).not.toContain('once. It')
})

test('over months and years the monthly is added up', async () => {
  expect((await ask('base subscription over 3 years, cost?')).text).toContain('$1,080')
  expect((await ask('X-412 and base subscription, total for 18 months?')).text).toContain('$1,280.')
})

test('two items are compared', async () => {
  const { text } = await ask('how much more is the X-432 than 2 X-401')
  expect(text).toContain('difference is $180 once')
  expect((await ask('How much more than the wood post?', 'What is a gooseneck?')).text).toContain(
    'difference is $260 once',
  )
  expect((await ask('enclosure or vinyl sign, which is cheaper?')).text).toContain('$300 once')
})

test.each([
  ['The vinyl enclosure where the offer has a vinyl sign: how much dearer is that?', '$300 once'],
  ['He says X-412, she says X-432. By how many dollars do they differ?', '$520 once'],
  ['What would we save with an X-401 where an X-412 was proposed?', '$200 once'],
])('what is compared is never added up: %s', async (text, difference) => {
  expect((await ask(text)).text).toContain(`difference is ${difference}`)
})

test('a set of its own is not added to the one before', async () => {
  const before = ['base subscription with 2 additional cameras', 'Do you serve Bowie?']
  const { text } = await ask('total for base subscription with a SIM card', ...before)
  expect(text).toContain('$42 a month')
  const set = 'How much are an X-401 and the base subscription?'
  expect((await ask('What would the first year be?', set)).text).toContain('$900 in the first year')
  const less = await ask('minus the camera, plus a sim', 'base plan', 'plus a camera')
  expect(less.text).toContain('$42 a month')
})

test('what an item is, the list says beside its price', async () => {
  const { text } = await ask('what is the cell booster for')
  expect(text).toContain('Strengthens a weak cellular signal at the gate. At list price')
  expect((await ask('What is the battery backup made of?')).text).not.toContain('$180')
  expect((await ask('sounds good, price?', 'Tell me about the X-412')).text).toContain('$740 once')
})

test('the monthly of doors and cameras holds the subscription that they add to', async () => {
  expect((await ask('how much for 2 cameras and 3 doors a month')).text).toContain('$54 a month')
  const doubled = await ask('2 gates and 3 extra doors with the base, monthly?')
  expect(doubled.text).toContain('Name the items')
})

test.each([
  'Our garage would take LPR access and two additional cameras. Monthly cost of those?',
  'LPR access and two additional cameras: what is the monthly for just these? We are in Bowie.',
  'We want two more cameras and LPR access. What do we pay a month for both of those?',
])('of those alone, the monthly is without the base subscription: %s', async (question) => {
  const { text } = await ask(question)
  expect(text).toContain('2 × Additional camera and 1 × LPR access comes to $212 a month')
  expect(text).toContain('The base subscription is charged besides.')
})

test('the base subscription is said to come besides services that need it, and counted where it is asked for or equipment is', async () => {
  const items = 'LPR access and two additional cameras'
  const services = await ask(`${items}, what is the monthly cost?`)
  expect(services.text).toContain('$212 a month')
  expect(services.text).toContain('besides')
  const withBase = await ask(`The base plan, ${items}. Monthly cost of those?`)
  expect(withBase.text).toContain('$242 a month')
  expect(withBase.text).not.toContain('besides')
  const withPost = await ask(`${items} and a gooseneck. Cost of those?`)
  expect(withPost.text).toContain('$360 once and $242 a month')
  const added = await ask('plus the base plan', `${items}. Monthly cost of those?`)
  expect(added.text).toContain('$242 a month')
  expect(added.text).not.toContain('besides')
})

test.each([
  ['What do two gooseneck stands list for?', '$720 once'],
  ['What do three vinyl signs go for?', '$600 once'],
  ['What do two goosenecks run?', '$720 once'],
  ['what would two goosenecks and an LED kit run us', '$870 once'],
  ['What do four X-401 sell for?', '$2,160 once'],
])('what they list for is their price: %s', async (question, figure) => {
  expect((await ask(question)).text).toContain(figure)
})

test('what they are sold or run for otherwise is no price', async () => {
  for (const question of [
    'How do two goosenecks run along the road?',
    'Who do you sell two goosenecks for?',
    'What do two cameras run on?',
  ]) {
    expect((await ask(question)).text).not.toContain('comes to')
  }
})

test('an item that is only named is not priced', async () => {
  expect((await ask('Do I need a battery backup?')).text).not.toContain('$180')
  expect((await ask('How long does a battery backup last?')).text).not.toContain('$180')
})

test.each([
  'What does the gooseneck cost you?',
  'wholesale price of the LED kit',
  'dealer price of three wood posts',
])('what a dealer pays is not told: %s', async (question) => {
  expect((await ask(question)).text).toBe(admission)
})

test('the list that Whisper is given holds no costs', () => {
  for (const item of listPrices) {
    expect(Object.keys(item).sort()).toEqual(['about', 'category', 'id', 'msrp', 'name', 'tenths'])
  }
})

test('single prices are said with less confidence than a total', async () => {
  const total = await ask('two LED kits and a gooseneck, price?')
  const singles = await ask('two LED kits or a gooseneck, price?')
  expect(singles.text).toContain('Name the items')
  expect(singles.confidence).toBeLessThan(total.confidence)
})

test('signing and backing into a sign buys none', async () => {
  expect((await ask('Do we have to sign for two years?')).text).not.toContain('$200')
  expect((await ask('Who pays if a truck drives into the sign?')).text).not.toContain('$200')
})
