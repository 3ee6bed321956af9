/** A set that was priced is changed, corrected and compared in the messages after it. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { listPrices } from '#server/whisper/prices/listPrices'
import { knownPassages } from './known'

const brain = createBrain(knownPassages, { prices: listPrices })
const ask = async (text: string, ...before: string[]) =>
  (await brain.answer({ text, history: before.map((question) => ({ question, answer: '…' })) }))
    .text

const signs = 'Price of two vinyl signs?'
const set = 'X-412, gooseneck and LED kit, how much?'

test.each([
  ['sorry, I meant five', '$1,000 once'],
  ['Not two but four.', '$800 once'],
  ['oh wait, we have three of those', '$600 once'],
  ['and double that?', '$800 once'],
  ['what about half of that', '$200 once'],
  ['Swap the vinyl signs for wood posts', '$200 once'],
  ['and with one less?', '$200 once'],
  ['what would four be', '$800 once'],
])('another number: %s', async (change, figure) => {
  expect(await ask(change, signs)).toContain(figure)
})

test('an item named by mistake gives way to the one that was meant, as many of it', async () => {
  const other = await ask('oops, I meant the X-412', 'What do two X-432 cost?')
  expect(other).toContain('2 × X-412 comes to $1,480 once')
  const more = await ask('bundled with the LED kit', 'How expensive is the vinyl enclosure?')
  expect(more).toContain('$650 once')
})

test.each([
  ['We do not want it lit after all. Drop the LED kit', '$1,100 once'],
  ['take the gooseneck out', '$890 once'],
  ['without the LED kit then', '$1,100 once'],
  ['replace the gooseneck with a wood post', '$990 once'],
])('one item of several: %s', async (change, figure) => {
  expect(await ask(change, set)).toContain(figure)
})

test('thanks between a set and its change change no subject', async () => {
  expect(await ask('make it four of them', signs, 'thank you!')).toContain('$800 once')
})

test('what is added with a time is added to the set, and may be taken away again', async () => {
  expect(await ask('and in year one with the base subscription?', signs)).toContain('$760 in the')
  expect(await ask('now remove the LED kits', signs, 'add 2 LED kits')).toContain('$400 once')
})

test('the same again doubles all that was named', async () => {
  const all = ['Price for a gooseneck?', 'and a vinyl sign']
  expect(await ask('same again for the other gate, all together?', ...all)).toContain('$1,120 once')
})

test('two sets are compared, and two items that were named one after the other', async () => {
  expect(
    await ask('Which is cheaper, a vinyl enclosure or a vinyl sign with an LED kit?'),
  ).toContain('difference is $150 once')
  expect(
    await ask('Option A: X-412 and a wood post. Option B: X-401 and a gooseneck. What do I save?'),
  ).toContain('difference is $60 once')
  const apart = 'What more do I spend on an X-412 than on an X-401?'
  expect(await ask(apart)).toContain('difference is $200 once')
  const against = 'Difference in price, vinyl enclosure against plain vinyl sign?'
  expect(await ask(against)).toContain('difference is $300 once')
  const two = ['How much is an X-401?', 'And an X-412?']
  expect(await ask('what is the difference between those two?', ...two)).toContain('$200 once')
})

test('the first and the second of two items, and what one saves', async () => {
  const apart = 'What more do I spend on an X-412 than on an X-401?'
  expect(await ask(apart)).toContain('difference is $200 once')
  const against = 'Difference in price, vinyl enclosure against plain vinyl sign?'
  expect(await ask(against)).toContain('difference is $300 once')
  const two = ['How much is an X-401?', 'And an X-412?']
  expect(await ask('how much more is the second one?', ...two)).toContain('difference is $200')
  expect(await ask('By how much is an X-412 dearer than an X-401?')).toContain('$200 once')
  expect(await ask('what do I save with the wood post over the gooseneck?')).toContain('$260')
  expect(await ask('Difference in year one between an X-401 with LPR and an X-401?')).toContain(
    '$2,400',
  )
})

test('what is needed no more is not counted', async () => {
  const said = 'An X-412, an LED kit and a gooseneck. The gooseneck is not needed. Total?'
  expect(await ask(said)).toContain('$890 once')
  expect(await ask('Two X-401 and a vinyl sign. We do not need the sign. Price?')).toContain(
    '1,080',
  )
})

test('a doubt in another sentence leaves the total', async () => {
  expect(await ask('He would rather text. An SMS I/O and a WR-1R12, total?')).toContain('$640 once')
  expect(await ask('Is $1,500 enough for an X-432 and a gooseneck or am I short?')).toContain(
    '1,620',
  )
  expect(await ask('An entry and an exit: 2 X-401 and 2 LED kits, sum?')).toContain('$1,380')
})

test('a set is asked about in few words', async () => {
  const doors = 'base subscription and 2 additional doors, a month?'
  expect(await ask('over five years?', doors)).toContain('$2,520')
  expect(await ask('both then', 'vinyl sign price?', 'and the enclosure?')).toContain('$700 once')
  expect(await ask('what is the difference to wood', 'gooseneck price?')).toContain('$260 once')
})

test('a number that is said of both sides counts on both', async () => {
  const reply = await ask('How much cheaper is a wood post than a gooseneck if I need four?')
  expect(reply).toContain('difference is $1,040')
})

test('a subscription that is paid already is not counted again', async () => {
  const reply = await ask(
    'We pay the base subscription already. Two additional doors more, a month?',
  )
  expect(reply).toContain('$12 a month')
  expect(reply).toContain('charged besides')
})

test('where it is open what is counted, no total is said', async () => {
  expect(await ask('Price of the SIM card for five units?')).toContain('Name the items')
  expect(await ask('a SIM in each of the five controllers X-401, total?')).toContain(
    'Name the items',
  )
})

test('items named before are corrected and come back to', async () => {
  const posts = 'What would 4 vinyl signs and 4 wood posts come to?'
  expect(await ask('hold on, 6 posts, the signs stay at 4', posts)).toContain('$1,400 once')
  const talk = ['What does an X-432 cost?', 'Do you come out to Bowie?']
  expect(await ask('back to the controller: how many hours does it take?', ...talk)).toContain(
    '6 hours',
  )
  expect(await ask('and a controller for another gate?', ...talk)).not.toContain('2 × X-432')
})

test('how long an item works is no time of installing it', async () => {
  expect(await ask('how many hours does a battery backup run?')).not.toContain('Installing')
  expect(await ask('how many hours should I plan for a cell booster?')).toContain('6 hours')
})

test('"the same but with" leaves open what stays', async () => {
  expect(await ask('same but with an X-432', set)).toContain('Name the items')
})

test('a count of something else changes no set', async () => {
  expect(await ask('and do you have two offices?', 'price of a gooseneck?')).not.toContain('$720')
})

test('one of something else changes no set', async () => {
  const item = 'Is there a lifetime warranty?'
  expect(await ask('can several people use one system', item)).not.toContain('$30')
  expect(
    await ask('how many years until I need a new one', 'What is a battery backup?'),
  ).not.toContain('$')
})

test('what led to something is no light', async () => {
  expect(await ask('and the thinking that led there?', 'Is it patented?')).not.toContain('$')
})

test('what points at items in a way that no rule follows is not added up', async () => {
  const single = await ask('The next bigger one then, X-412?', 'Your list price for an X-401?')
  expect(single).toContain('$740 once')
  expect(single).not.toContain('X-432')
  const items = 'two X-432 for our two main gates, how much?'
  expect(await ask('make one of them the 412', items)).not.toContain('comes to')
})

test('"and if we add …" adds to the set', async () => {
  const reply = await ask('and if we add a battery backup?', 'What does an X-412 cost?')
  expect(reply).toContain('$920 once')
})

test('how many dollars more one of two costs is their difference, never their sum', async () => {
  const exceeds = await ask('By how much does LPR access exceed a base subscription?')
  expect(exceeds).toContain('The difference is $170')
  expect(
    await ask('They suggested an X-432 where an X-412 might do. How many dollars more is that?'),
  ).toContain('The difference is $520')
  const torn = await ask('I hesitate between X-401 and X-412. How many dollars more is the bigger?')
  expect(torn).not.toContain('$1,280')
})

test.each([
  ['What do a wood post and a vinyl sign cost?', 'do that for 3 entrances'],
  ['Price for an X-412?', 'is the 401 a lot cheaper? how many dollars'],
])('where it is open what became of the set, no total is said: %s … %s', async (before, change) => {
  expect(await ask(change, before)).not.toContain('comes to')
})

test('"rather one" changes the number of it', async () => {
  expect(await ask('rather one LED kit', '2 LED kits and a vinyl enclosure?')).toContain('$650')
})

test('what joins the set before it is added to it', async () => {
  const joined = await ask(
    'And if a SIM card joins it, what is it monthly in all?',
    'One base subscription, monthly?',
  )
  expect(joined).toContain('$42 a month')
  const both = await ask('both together then', 'Price of a gooseneck?', 'And of a vinyl sign?')
  expect(both).toContain('$560 once')
  const gates = await ask('and an X-401 for the main gate. both together?', 'WR-1R12 for the barn')
  expect(gates).toContain('$880 once')
})

test('what is asked alone is not added to the set before it', async () => {
  const door = await ask(
    'And one more door on top, what is that alone per month?',
    'base subscription price?',
  )
  expect(door).toContain('$6 a month')
  expect(door).not.toContain('$36')
})

test('what one more adds is its own price', async () => {
  const said = 'We have a side door as well. What does one additional door add per month?'
  const reply = await ask(said, 'What is the monthly price of a base subscription?')
  expect(reply).toContain('$6 a month')
  expect(reply).not.toContain('$36')
})
