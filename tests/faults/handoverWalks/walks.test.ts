/**
 * Visitors and teammates who do anything in any order, while time passes and the server restarts:
 * after each step everything is as the table of docs/decisions/24-people.md says, everybody was told
 * once, and whatever is unanswered is on a list. `WALK=7` repeats one walk.
 */
import { afterAll, expect, test } from 'vitest'
import { isLong } from '../long'
import { checkAll } from './checks'
import { movableClock } from './movableClock'
import { randomStep } from './steps'
import { type Person, Walk } from './walk'

const clock = movableClock()
afterAll(() => clock.restore())

const { WALK } = process.env
const walks = isLong ? 300 : 24
const steps = 20
const seeds = WALK === undefined ? Array.from({ length: walks }, (_, n) => n + 1) : [Number(WALK)]

async function doSomething(walk: Walk): Promise<void> {
  walk.tick()
  const roll = walk.random.next()
  const person = walk.random.pick(walk.people)
  if (roll < 0.12) await walk.changeTeam()
  else if (roll < 0.19) await walk.passTime()
  else if (roll < 0.21) await walk.restart()
  else if (roll < 0.25) await walk.toggleConnection(person)
  else await takeStep(walk, person)
}

async function takeStep(walk: Walk, person: Person): Promise<void> {
  const step = randomStep(walk, person)
  if (!step) return
  walk.trace.push(`${walk.nameOf(person)}: ${step.name}`)
  const at = Date.now()
  const really = await step.really()
  expect(really, 'refused or not').toEqual(step.model(at))
}

test.each(seeds)(
  'walk %i',
  async (seed) => {
    const walk = new Walk(seed, clock)
    await walk.begin()
    try {
      for (let step = 0; step < steps; step += 1) {
        await doSomething(walk)
        await checkAll(walk)
      }
    } catch (error) {
      throw new Error(walk.trace.join('\n'), { cause: error })
    } finally {
      await walk.close()
    }
  },
  120_000,
)
