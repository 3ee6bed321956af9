/** The day's tokens: counted in the store, shared by servers, never above the setting. */
import { afterEach, describe, expect, test } from 'vitest'
import { type ModelDay, TokenBudget } from '#server/whisper/model/tokenBudget'
import { until } from '../../chat/world'
import { type Asking, startAsking } from './asking'
import { repliesWith, says } from './standIn'

const question = 'What warranty do I get?'
const good = 'You get a 1-year warranty.'
let asking: Asking
afterEach(() => asking.close())

const days = () => asking.store.collection<ModelDay>('modelDays').find({}).toArray()

test('each answer’s tokens count for the day', async () => {
  asking = await startAsking()
  asking.standIn.behave = says(good, { tokens: [300, 20] })
  await asking.ask(question)
  await asking.ask(question)
  await until(async () => (await days())[0]?.tokens === 640)
  expect((await days())[0]?.answers).toBe(2)
})

test('when the day’s tokens are used up passages answer, with one alert', async () => {
  asking = await startAsking({ dailyTokens: 2_500 })
  asking.standIn.behave = says(good, { tokens: [1_900, 100] })
  for (let time = 0; time < 4; time += 1) {
    const { answer } = await asking.ask(question)
    expect(answer.text).toBe(time === 0 ? good : await asking.quoted(question))
    if (time === 0) await until(async () => (await days())[0]?.tokens === 2_000)
    expect(answer.why.madeBy).toBe(time === 0 ? 'model' : 'passages')
  }
  expect(asking.standIn.asked).toHaveLength(1)
  expect(asking.spentDays).toHaveLength(1)
})

test('a dozen addresses can’t use up the tokens: they get passages, all others the model', async () => {
  asking = await startAsking({ dailyTokens: 60_000 })
  asking.standIn.behave = says(good, { tokens: [1_900, 100] })
  const ask = async (asker: string[]) => (await asking.ask(question, { asker })).answer.why.madeBy
  for (let address = 1; address <= 12; address += 1) {
    const made: string[] = []
    for (let n = 0; n < 5; n += 1) made.push(await ask([`192.0.2.${address}`, `visitor ${n}`]))
    expect(made[0]).toBe('model')
    expect(made.at(-1)).toBe('passages')
  }
  expect(await ask(['192.0.2.99', 'somebody else'])).toBe('model')
})

test('one address reserving far more than it uses can’t use up the tokens', async () => {
  asking = await startAsking({ dailyTokens: 60_000 })
  asking.standIn.behave = says(good, { tokens: [1_500, 100] })
  const long = `${question} ${'门'.repeat(1_800)}`
  const made: string[] = []
  for (let n = 0; n < 12; n += 1) {
    const { answer } = await asking.ask(long, { asker: ['192.0.2.1', `visitor ${n}`] })
    made.push(answer.why.madeBy)
  }
  expect(made[0]).toBe('model')
  expect(made.slice(3)).not.toContain('model')
})

test('a question over the limit reserves nothing, and later ones are answered', async () => {
  asking = await startAsking({ dailyTokens: 10_000 })
  const budget = new TokenBudget(
    asking.store,
    1_000,
    () => 'day',
    () => {},
  )
  expect(await budget.reserve(900)).toBe('day')
  expect(await budget.reserve(900)).toBeUndefined()
  await budget.settle('day', 900, 50)
  expect(await budget.reserve(900)).toBe('day')
})

describe('an impossible token count is replaced by our own estimate', () => {
  test.each([
    ['more than was sent and said', [1_000_000_000, 20]],
    ['more than a number holds', [300, 1e300]],
    ['less than nothing', [-400_000, 20]],
    ['half a token', [300.5, 20]],
    ['nothing at all', [0, 0]],
    ['no number', ['300', '20']],
    ['only one of the two', [300, undefined]],
  ] as const)('%s', async (_, tokens) => {
    asking = await startAsking({ dailyTokens: 20_000 })
    asking.standIn.behave = says(good, { tokens })
    let spent = 0
    for (let time = 0; time < 3; time += 1) {
      const { answer } = await asking.ask(question)
      expect(answer.text).toBe(good)
      const { prompt = 0, completion = 0, isCounted } = answer.why.model?.tokens ?? {}
      expect(isCounted).toBe(false)
      spent += prompt + completion
    }
    await until(async () => (await days())[0]?.tokens === spent)
    const said = asking.standIn.asked[0]?.body.messages.map(({ content }) => content).join('') ?? ''
    expect(spent).toBe(3 * (Math.ceil(said.length / 4) + Math.ceil(good.length / 4)))
    expect(asking.logged.filter((line) => line.includes('implausible token count'))).toHaveLength(1)
  })
})

test('a high but possible token count is believed', async () => {
  asking = await startAsking()
  // As from a model that reasons before it answers.
  asking.standIn.behave = says(good, { tokens: [700, 1_500] })
  await asking.ask(question)
  await until(async () => (await days())[0]?.tokens === 2_200)
})

test('a question in rare characters may reserve a token per byte', async () => {
  asking = await startAsking()
  const runes = `${question} ${'ᚠ'.repeat(1_500)}`
  const tokens = 3 * 1_500 + 500
  asking.standIn.behave = says(good, { tokens: [tokens, 20] })
  const { answer } = await asking.ask(runes)
  expect(answer.why.model?.tokens).toMatchObject({ prompt: tokens, isCounted: true })
  // Uncounted, it's estimated so.
  asking.standIn.behave = says(good, { tokens: [1e9, 20] })
  const uncounted = await asking.ask(runes)
  expect(uncounted.answer.why.model?.tokens.prompt).toBeGreaterThan(3 * 1_500)
})

test('a refused request costs nothing', async () => {
  asking = await startAsking()
  asking.standIn.behave = repliesWith(429, '')
  await asking.ask(question)
  await until(async () => (await days())[0]?.tokens === 0)
})

test('many simultaneous requests on several servers never exceed the limit', async () => {
  asking = await startAsking()
  const day = () => '2026-07-04'
  const servers = [1, 2].map(() => new TokenBudget(asking.store, 1_000, day, () => {}))
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, index) => servers[index % 2]?.reserve(100)),
  )
  expect(taken.filter((day) => day === '2026-07-04')).toHaveLength(10)
  expect(await days()).toMatchObject([{ _id: '2026-07-04', tokens: 1_000, answers: 10 }])
  const restarted = new TokenBudget(asking.store, 1_000, day, () => {})
  expect(await restarted.reserve(100)).toBeUndefined()
})

test('a new day starts with all tokens', async () => {
  asking = await startAsking()
  let today = '2026-07-04'
  const budget = new TokenBudget(
    asking.store,
    1_000,
    () => today,
    () => {},
  )
  expect(await budget.reserve(1_000)).toBe('2026-07-04')
  expect(await budget.reserve(1)).toBeUndefined()
  today = '2026-07-05'
  expect(await budget.reserve(1)).toBe('2026-07-05')
})
