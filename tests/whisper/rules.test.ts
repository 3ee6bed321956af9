/** Recognized without the knowledge: small talk, danger, requests for people or quotes, faults, languages. */
import { describe, expect, test } from 'vitest'
import { createAnswerEngine } from '#server/whisper/answerEngine'
import {
  complaintAnswer,
  contactAnswer,
  dangerAnswer,
  farewell,
  faultQuestionAnswer,
  faultAnswer,
  languageAnswer,
  personAnswer,
} from '#server/whisper/cannedAnswers'
import { isDanger } from '#server/whisper/rules/danger'
import { partingAnswer, smallTalk } from '#server/whisper/rules/smallTalk'
import { tellsFault, wantsPerson, wantsQuote } from '#server/whisper/rules/wishes'
import { pages } from '#shared/content/pages'
import type { Entry } from '#shared/knowledge/entry'
import { wordTable } from './known'

const entry = (id: string, title: string, content: string): Entry => ({
  id,
  title,
  content,
  category: 'features',
  tags: [],
  sections: [],
  version: 1,
  lastUpdated: '2026-01-01T00:00:00.000Z',
})

function company(...entries: Entry[]) {
  const pagesOff = pages.map(({ path }) => path)
  const engine = createAnswerEngine({ entries, pagesOff, readAt: 0 }, wordTable)
  return (text: string, before: string[] = []) =>
    engine.answer({ text, history: before.map((question) => ({ question, answer: '' })) })
}

describe('a request for a person', () => {
  test.each([
    'agent',
    'get me a rep',
    'can I talk to a human',
    'I would rather speak with someone',
    'Please connect me to an operator',
    'real person please',
    'ring me back this afternoon',
    'could somebody call me',
    'can you have someone call me tomorrow?',
    'I need a callback',
    'can I talk to sales',
    'put me through to billing please',
    'This is Dana from Alder Court. Call me please',
    'hi, i need somebody to call me back asap',
    'can you have someone reach out to me',
    'hey can i pls talk to sombody real',
    'speak to a humann',
    'i want to speek to a reprasentative',
    'I would like to be contacted by your sales people',
    'Is there someone I can meet in person?',
    'how do I reach someone',
    'do you have a live agent',
    'why can’t I talk to a person',
    'I’m a customer, can I speak to a manager',
    'they said I could speak with a manager',
    'yes please call',
    'who do I speak to',
    'can i talk to maria',
  ])('is recognized: %s', (text) => expect(wantsPerson(text)).toBe(true))

  test.each([
    'Does it call me when a visitor comes?',
    'Can I give a person a code?',
    'Who do visitors talk to?',
    'How many people can use it?',
    'Will it ring me twice?',
    'Is support included?',
    'A visitor scans it. Will it call me?',
    'Will I be called when a visitor comes?',
    'Can visitors reach someone?',
    'Can I choose who gets called?',
    'Can visitors talk to a person at the door?',
    'Does it let my guests speak with a person?',
    'Will the driver be able to speak with someone?',
    'I don’t want to talk to a person',
    'I’d rather not talk to someone, just tell me the price',
    'Have someone call the door',
    'I want to switch to the support plan',
    'Who do I talk to about a refund?',
    'can it talk to alexa',
  ])('is not: %s', (text) => expect(wantsPerson(text)).toBe(false))

  test('is recognized anywhere in the conversation', () => {
    const ask = company(entry('hours', 'Opening hours', 'We are open from 8 a.m. to 6 p.m.'))
    for (const before of [[], ['thanks!'], ['When are you open?', 'And on Sundays?']])
      expect(ask('can I talk to a human', before)).toMatchObject({
        text: personAnswer,
        action: 'person',
      })
  })
})

test.each([
  '610 555 0147',
  'my number is (610) 555-0147',
  'dana@alder.example',
  'Dana, 610.555.0147',
])('a phone number or an address alone isn’t believed to be passed on: %s', (text) => {
  const ask = company(entry('hours', 'Opening hours', 'We are open from 8 a.m. to 6 p.m.'))
  expect(ask(text, ['can someone call me'])).toMatchObject({
    text: contactAnswer,
    action: 'person',
  })
})

test('a question of where is answered by the entry named for it', () => {
  const ask = company(
    entry('place', 'Where we are', 'Our studio is at 214 Mill Road, above the bakery.'),
    entry('hours', 'Opening hours', 'We are open from 8 a.m. to 6 p.m.'),
    entry('parking', 'Parking', 'There are 12 spaces behind the building.'),
  )
  expect(ask('where are you?').text).toContain('214 Mill Road')
})

describe('a request for a quote', () => {
  test.each([
    'I want a quote',
    'quote please',
    'Can you send me an estimate?',
    'get a free quote',
    'could you email me a quote',
    'mail me an estimate',
    'open a quote request',
    'can you quote me for two doors',
    'i need a qoutation',
    'is it possible to get a quote',
    'can I have a quote',
    'have you got an estimate for me',
  ])('is recognized: %s', (text) => expect(wantsQuote(text)).toBe(true))
  test.each([
    'How long is my quote valid?',
    'Is the quote free?',
    'What does my quote say?',
    'What is in a quote?',
    'hi, I got a quote last week, number 2026-1003',
    'we have your quote',
  ])('is not: %s', (text) => expect(wantsQuote(text)).toBe(false))
  test('opens the form, also when an entry explains how', () => {
    expect(company()('I want a quote').action).toBe('quote')
    const ask = company(entry('quote', 'Get a quote', 'To get a quote, send us three photos.'))
    expect(ask('How do I get a quote?')).toMatchObject({
      text: 'To get a quote, send us three photos.',
    })
    expect(ask('I want to get a quote')).toMatchObject({ action: 'quote' })
  })
})

describe('danger', () => {
  test.each([
    'someone is trapped under the gate',
    'there is a man trying to climb my fence right now',
    'my baby swallowed drain cleaner',
    'my son drank drain cleaner',
    'someones hurt',
    'car crashed into the gate and driver hurt',
    'smoke is coming out of the box',
    'i got electrocuted touching the box',
    'gate is on my foot',
    'power line down on the gate',
    'water heater is about to explode',
    "My kid's hand is caught in it!!",
    'there is a fire at the entrance',
    'he has chest pain, call 911',
    'I want to die',
    'a man with a knife is at the door, help',
    'An old man got pinned between the gate and the pillar, please hurry',
    "I'm being followed and it won't open, please help",
    'help! gate is smoking',
    'fire!',
    '911',
    'The gate hit my dog',
    'help the gate is closing on my dog',
    'the battery is smoking',
    'smoke coming from generator',
    'my husband fell from the ladder',
    'dog hit by a car!!',
    'he is pale and has had chest pain since last night',
    'my dad took pills last night, he overdosed',
    'my son is stuck between two doors',
    'fire in the changing room',
    'gas leak at the pool',
    'kid not moving at the bottom of the pool',
    'my toddler fell into the pool and nobody is here',
    'my baby went under water',
    'my arm is stuck in the gate you installed last year',
    'the gate you repaired yesterday hit my daughter',
    'my daughter is missing',
    "I'm afraid of my husband, he has a gun",
    'I am scared of my neighbor, he is breaking in',
    'someone almost broke into my house, he is still here',
    'help, my son nearly drowned and is not breathing',
    'my son almost drowned and is unconscious',
    'there is a burglar in my house and I am scared of moving',
    'the roof is burning',
    'the room is full of smoke',
    'there is a stove pipe and flames are coming out',
    'someone is breaking in, may be armed',
    'the gate came down on a man',
    "help, he's hitting me",
    'he has a knife',
    'old man collapsed at our entrance',
    'chimney fire!!',
    'my dad passed out next to the stove',
    'a stranger is in my house',
    'I took too many pills',
  ])('is recognized: %s', (text) => {
    expect(isDanger(text)).toBe(true)
    expect(company()(text).text).toBe(dangerAnswer)
  })
  test.each([
    'What does an emergency visit on a Sunday cost?',
    'What happens if there is a fire?',
    'Is it safe for children?',
    'Can someone break in?',
    'Do you have a fire policy?',
    'Is fire damage covered?',
    'Is smoking allowed?',
    'Fire code?',
    'I was robbed last year so I want a gate',
    "I'm scared of drowning, are lessons for me?",
    'my son almost drowned, do you have private lessons',
    'my son gets nose bleeds',
    'my dog had a heart attack last year',
    'my dog was hit by a car last year and limps',
    'fire pit in the yard',
    'my knife is dull',
    'the box was crushed',
    'my gums are bleeding when I brush',
    'my furnace isn’t kicking in',
    'my son needs a flu shot at 3 years',
    'someone hit my gate, nobody is hurt',
    'I need someone in my house for cleaning',
    'my car is burning oil',
    'the sun is hitting us',
    'I need a fire guard for my fireplace',
    'this is fire!',
    'we had an intruder in our yard last year',
    'the guy is not responding to my emails',
    'gas leak at my house was fixed in June',
    'my son went into the pool area without the code',
    'someone broke into my car last week',
    'there is a fire lane at our gate, can you install there',
    'I am looking for a fire door',
    'I am locked in a contract with another company',
    'we are stuck between two quotes',
    'I’m dying to know the price',
    'do kids climb your fence',
    'theres a fire sale?',
    'i’m bleeding money with my current company',
    'my wife will kill me if it costs more than 500',
  ])('is not: %s', (text) => expect(isDanger(text)).toBe(false))
  test('is followed by what the company says to do', () => {
    const leave = 'Leave the house and close the door behind you.'
    const ask = company(entry('chimney', 'Chimney fire', `A chimney fire roars. ${leave}`))
    const { text, action } = ask('our chimney is on fire, there is a chimney fire')
    expect(text.startsWith(dangerAnswer)).toBe(true)
    expect(text).toContain(leave)
    expect(action).toBe('person')
  })
})

test('what was just offered is not offered again', () => {
  const engine = createAnswerEngine(
    {
      entries: [
        entry('ladder', 'Ladder rental', 'A ladder costs $18 a day, with a deposit of $60.'),
        entry('saw', 'Saw rental', 'A chainsaw costs $45 a day, with a deposit of $150.'),
      ],
      pagesOff: pages.map(({ path }) => path),
      readAt: 0,
    },
    wordTable,
  )
  const text = 'what is the rental deposit'
  const { offers } = engine.answer({ text, history: [] })
  expect(offers).toHaveLength(2)
  const again = engine.answer({ text, history: [{ question: text, answer: '', offers }] })
  expect(again).toMatchObject({ offers: [], action: 'person' })
})

describe('small talk without a question', () => {
  test.each([
    ...['hello', 'Hi there!', 'thanks so much', 'ok, bye', 'are you there?', 'who are you'],
    ...['morning!', 'test test', 'hello test', 'this is a test', 'hey morning'],
    ...['just testing', 'morning, thanks', 'you guys are awesome', 'great job'],
    ...['👍', '...', '2', 'k', 'idk', 'sup', 'hola', 'Bonjour!'],
  ])('is recognized: %s', (text) => expect(smallTalk(text)).toBeDefined())
  test.each([
    'are you there on Mondays?',
    'in the evening?',
    'morning or evening?',
    'is there a test',
    'hi, how much is it',
    'thanks, and the deposit?',
    'good price',
    'do you do good work?',
    'is mine ok for it',
    '?',
    '202-555-0142',
  ])('is not: %s', (text) => expect(smallTalk(text)).toBeUndefined())
  test.each([
    'Have to run, the bus is here. Bye!',
    'off to bed, good night',
    'bye, my tea gets cold',
  ])('includes a goodbye with news: %s', (text) => expect(partingAnswer(text)).toBe(farewell))
  test.each(['bye the way, how much is it?', 'can I leave the key and say good night', 'the bus'])(
    'includes no goodbye: %s',
    (text) => expect(partingAnswer(text)).toBeUndefined(),
  )
  test('yields to an entry with the same words', () => {
    const ask = company(entry('mondays', 'Are you there on Mondays?', 'We are closed on Mondays.'))
    expect(ask('are you there on Mondays?').text).toBe('We are closed on Mondays.')
  })
})

describe('a complaint', () => {
  test.each([
    'that’s wrong',
    'not helpful',
    'That is not true!',
    'your technician didn’t show up',
    'nobody came',
    'you never called me back',
    'I want to complain',
    'you guys suck',
    'worst company ever',
    'the guy who came was rude',
    'this is a scam',
    'I was charged twice',
    'this is unacceptable',
  ])('gets a person: %s', (text) =>
    expect(company()(text)).toMatchObject({ text: complaintAnswer, action: 'person' }),
  )
  test.each([
    'What if it is wrong?',
    'is it wrong to drill here',
    'what if nobody came to the door?',
    'is this a scam?',
    'is there a service for people with bad hearing',
    'we have bad service in our valley',
  ])('is not: %s', (text) => expect(company()(text).text).not.toBe(complaintAnswer))
})

describe('a malfunction', () => {
  test.each([
    "my gate won't open",
    'the gate opened by itself last night',
    'it stopped working',
    'the app keeps crashing',
    'our sign is broken',
    "gate won't close",
  ])('is recognized: %s', (text) => expect(tellsFault(text)).toBe(true))
  test.each([
    'What if the power is down?',
    'Does it open by itself?',
    'Is a broken sign under warranty?',
    'Why is it stuck?',
  ])('is not: %s', (text) => expect(tellsFault(text)).toBe(false))
  test('isn’t answered with “I don’t know”', () => {
    expect(company()('my gate is stuck')).toMatchObject({ text: faultAnswer, action: 'person' })
    expect(company()('Who helps when the gate is stuck?').text).toBe(faultQuestionAnswer)
  })
})

describe('another language', () => {
  test.each([
    'do you speak Spanish?',
    'Can you answer in French please',
    'my mother speaks only Chinese',
    "do y'all speak Spanish",
    'do your installers speak Spanish?',
    'hablas español',
    'cuanto cuesta la instalacion',
  ])('is told that English is needed: %s', (text) =>
    expect(company()(text)).toMatchObject({ text: languageAnswer, action: 'person' }),
  )
  test.each(['does the teacher speak german', 'do you have teachers who speak Chinese'])(
    'that somebody else is to speak is another question: %s',
    (text) => expect(company()(text).text).not.toBe(languageAnswer),
  )
  test('yields to an entry about languages', () => {
    const ask = company(entry('spanish', 'Spanish', 'Our support team speaks Spanish.'))
    expect(ask('Do you speak Spanish?').text).toBe('Our support team speaks Spanish.')
  })
})

describe('places', () => {
  const ask = company(
    entry(
      'areas',
      'Where we deliver',
      'We deliver to Springfield, Shelbyville, Ogdenville and North Haverbrook. We do not deliver to Capital City, Cypress Creek or Brockway.',
    ),
    entry('winter', 'Winter', 'In winter we deliver before noon.'),
  )
  test.each([
    'Do you deliver to Shelbyville?',
    'do you deliver to ogdenville',
    'are you guys in ogdenville',
    'is Shelbyville covered',
    "Hi, we're in Springfield",
    'Is North Haverbrook in your service area?',
    'does your area include north haverbrook',
    'I live in Springfield, can you come out there?',
    'Do you have customers in Springfield?',
    'hi! I am at Springfield. do you work around here?',
  ])('listed as served are served: %s', (text) =>
    expect(ask(text).text).toMatch(/^Yes\. We deliver to Springfield/),
  )
  test.each([
    'Can you deliver to Springfield tomorrow?',
    'Do you deliver to Springfield on Sunday at 9?',
    'Do you charge to deliver to Springfield?',
    'Why don’t you deliver to Springfield?',
    'How long does it take to deliver to Springfield?',
    'Do you only deliver to Springfield?',
    'Are you based in Springfield?',
    'Do you deliver to all of Springfield?',
    'any chance you come out to Springfield, IL',
  ])('are listed, without a yes, if more is asked: %s', (text) =>
    expect(ask(text).text).toMatch(/^We deliver to Springfield/),
  )
  test('after another question, are listed without a yes', () => {
    for (const text of ['And in Springfield?', 'Springfield?', "I'm in Springfield"]) {
      expect(ask(text).text).toMatch(/^Yes\. We deliver to Springfield/)
      expect(ask(text, ['Is delivery free?']).text).toMatch(/^We deliver to Springfield/)
      expect(ask(text, ['Do you deliver to Shelbyville?']).text).toMatch(/^Yes\. We deliver/)
    }
    expect(ask('Do you deliver to Springfield?', ['Is delivery free?']).text).toMatch(/^Yes\./)
  })
  test('that nobody knows may be none, and a part of a listed one is no other', () => {
    expect(ask('does it include Hulu').text).not.toContain('among the places we list')
    expect(ask('do you serve Lower Shelbyville').text).toMatch(/^We deliver to Springfield/)
    for (const text of ['Do you service Woodbridge?', 'Do you serve Fort Springfield?'])
      expect(ask(text).text).toContain('among the places we list')
    expect(ask('do you serve Springfield and Atlantis?').text).toBe(
      "We deliver to Springfield, Shelbyville, Ogdenville and North Haverbrook. I don't see Atlantis among the places we list. Please ask us.",
    )
  })
  test('of the same name in another state aren’t promised', () => {
    const inStates = company(
      entry('areas', 'Areas', 'In Oregon we serve Salem, Keizer, Aumsville and Silverton.'),
    )
    for (const text of [
      'Do you serve Salem MA',
      'do you come to Salem, Massachusetts?',
      'Are you in Salem in India?',
      'is Salem, VA covered?',
    ])
      expect(inStates(text).text).toContain("I don't see Salem, ")
    for (const text of ['Do you serve Salem, OR?', 'do you serve salem oregon'])
      expect(inStates(text).text).toMatch(/^Yes\. In Oregon we serve Salem/)
  })
  test('that another section names are told by it, without a yes', () => {
    const several = company(
      entry('areas', 'Areas', 'We deliver in Boise, Meridian, Nampa and Kuna.'),
      entry('fridays', 'Farther away', 'Dr. Oak drives to Star and Middleton, on Fridays only.'),
      entry('mail', 'By mail', 'Shipping to Alaska, Hawaii and Puerto Rico isn’t possible.'),
      entry('dogs', 'Dogs', 'We board Boston terriers.'),
    )
    expect(several('Do you deliver to Star?').text).toBe(
      'Dr. Oak drives to Star and Middleton, on Fridays only.',
    )
    expect(several('do you ship to Alaska').text).toMatch(/^Shipping to Alaska/)
    expect(several('Do you deliver to Boston?').text).toContain("I don't see Boston among")
  })
  test('that are mistyped are asked about', () => {
    const painter = company(
      entry(
        'areas',
        'Areas',
        'We serve Bethesda, Silver Spring, McLean, Saint Anne and Rockville.',
      ),
    )
    for (const [place, meant] of [
      ['Bethseda', 'Bethesda'],
      ['Silver Springs', 'Silver Spring'],
      ['Mc Lean', 'McLean'],
      ['St Anne', 'Saint Anne'],
      ['Rockvile', 'Rockville'],
    ] as const)
      expect(painter(`do you serve ${place}?`).text).toBe(
        `Do you mean ${meant}? We serve Bethesda, Silver Spring, McLean, Saint Anne and Rockville.`,
      )
    expect(painter('do you work in Silver Springs, Florida?').text).toContain("I don't see")
    expect(painter('do you serve Boston?').text).toContain("I don't see Boston")
  })
  test('that an entry names in passing aren’t denied', () => {
    const painter = company(
      entry('areas', 'Where we work', 'We serve Dunmore, Ashby, Castle Hill and Belfort.'),
      entry('delivery', 'Delivery', 'In Castle Hill, Ashby and Harlow delivery costs $9.'),
      entry('wexley', 'Wexley', 'In Wexley we only do emergencies.'),
    )
    for (const text of ['How much is delivery to Harlow?', 'do you deliver to Harlow?'])
      expect(painter(text).text).not.toContain("I don't see")
    expect(painter('do you serve Wexley?').text).toBe('In Wexley we only do emergencies.')
  })
  test('aren’t what an entry tells of as something else', () => {
    const groomer = company(
      entry('areas', 'Areas', 'We come to Boise, Meridian, Nampa and Kuna.'),
      entry(
        'breeds',
        'Breeds',
        'We have special experience with Schnauzers, Westies and Spaniels.',
      ),
    )
    expect(groomer('What about Westies?').text).toContain('special experience')
    expect(groomer('is Bravecto ok').text).not.toContain('OK among')
  })
  test.each([
    'We deliver everywhere in Hampton Roads but Suffolk, Smithfield, Poquoson and Franklin.',
    'Suffolk, Petersburg, Hopewell and Emporia are too far for us.',
    'In May we stopped serving Suffolk, Mathews, Urbanna and Deltaville.',
    'We closed our shops in Suffolk, Yorktown, Grafton and Seaford.',
    'Customers in Suffolk, Ashland, Doswell and Hanover have to pick up at the shop.',
    'From next spring we will deliver to Suffolk, Exmore, Onley and Parksley.',
    'Our founders are from Suffolk, Lisbon, Porto and Braga.',
  ])('get no yes from “%s”', (text) => {
    const told = company(entry('areas', 'Where we deliver', text))
    expect(told('Do you deliver to Suffolk?').text).toBe(text)
  })
  test.each([
    'Suffolk, Smithfield, Poquoson and Franklin.',
    'Our vans cover Suffolk, Ashland, Doswell and Hanover.',
  ])('get a yes from “%s”', (text) => {
    const told = company(entry('areas', 'Where we deliver', text))
    expect(told('Do you deliver to Suffolk?').text).toBe(`Yes. ${text}`)
  })
  test('of which something else is told get no yes', () => {
    const coffee = company(
      entry('coffee', 'Beans', 'It’s from Ethiopia, Kenya, Peru and Honduras.'),
    )
    expect(coffee('Do you ship to Peru?').text).toBe(
      'It’s from Ethiopia, Kenya, Peru and Honduras.',
    )
  })
  test('within reach aren’t too far', () => {
    expect(ask('Is Springfield too far?').text).toMatch(/^No\. We deliver to Springfield/)
  })
  test('named as not served are not', () => {
    expect(ask('Do you deliver to Brockway?').text).toMatch(/^We do not deliver/)
    expect(ask('is capital city in your range').text).toMatch(/^We do not deliver/)
  })
  test.each([
    'Do you deliver to Quahog?',
    'I live in Quahog',
    'are you in Quahog',
    'Is Quahog too far?',
    'is Quahog in your delivery area?',
    'my house is in Quahog. do you deliver there?',
    'do you deliver to Springfield and Quahog',
    'do you serve Quahog, Springfield',
    'do you deliver to Springfield, Quahog',
  ])('not named aren’t promised: %s', (text) =>
    expect(ask(text).text).toContain("I don't see Quahog among"),
  )
  test('are not what else a question is about', () => {
    for (const text of [
      'I live in Springfield, how much is it?',
      'Who works in Springfield?',
      'Do you work Sundays?',
      'Do you offer SMS?',
      'Was it made in Springfield?',
      'Can I call from Springfield?',
      'Is there parking in Springfield?',
      'Do you install X-401?',
      'do you do MRI',
      'Do you come in Monday?',
    ])
      expect(ask(text).text).not.toMatch(/^Yes|among the places/)
  })
  test('don’t include seasons', () => {
    expect(ask('Do you deliver in winter?').text).toBe('In winter we deliver before noon.')
  })
})
