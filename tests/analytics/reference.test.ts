/**
 * Compares our definitions with Plausible's on the same simulated hits (simulation.test.ts checks
 * our figures against the same plan). Where ours follow theirs, results are equal; elsewhere, the
 * difference is exactly what docs/analytics.md says.
 */
import { beforeAll, expect, test } from 'vitest'
import { dayOf, nextChange } from './simulation/clock'
import { expectedOf, pressedGoal } from './simulation/expected'
import { type Plan, plan } from './simulation/plan'
import { isBounce, isPageview, type Session, sessionsOf, visitorDays } from './simulation/plausible'
import { truthOf, type Visit } from './simulation/truth'

let planned: Plan
let sessions: Session[]
let visits: Visit[]
beforeAll(() => {
  planned = plan(5_000, nextChange(Date.now()))
  sessions = sessionsOf(planned)
  visits = truthOf(planned).visits
})

const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length

test('visits and views equal the reference', () => {
  expect(sessions.length).toBe(visits.length)
  const views = sessions.flatMap(({ events }) => events.filter(isPageview)).length
  expect(views).toBe(expectedOf(visits).views)
})

test('visitors differ only by visits that ran past midnight', () => {
  const theirs = visitorDays(sessions)
  const ours = new Set(visits.map(({ day, person }) => `${day} ${person}`))
  const past = new Set(
    sessions.flatMap(({ person, events }) =>
      events
        .filter((event) => isPageview(event) && dayOf(event.at) !== dayOf(events[0]?.at ?? 0))
        .map(({ at }) => `${dayOf(at)} ${person}`),
    ),
  )
  expect(past.size).toBeGreaterThan(10)
  expect([...theirs].filter((one) => !ours.has(one)).sort()).toEqual(
    [...past].filter((one) => !ours.has(one)).sort(),
  )
  expect([...ours].filter((one) => !theirs.has(one))).toEqual([])
})

test('bounces differ only by one-page visits that were read and by reloaded pages', () => {
  const theirs = count(sessions, isBounce)
  const isPassive = (visit: Visit) => visit.actions.length === 0 && !pressedGoal(visit)
  const isOnePage = ({ pages }: Visit) => new Set(pages).size === 1
  const read = count(
    visits,
    (visit) => isPassive(visit) && visit.pages.length === 1 && visit.engagedMs >= 10_000,
  )
  const again = count(
    visits,
    (visit) =>
      isPassive(visit) && isOnePage(visit) && visit.pages.length > 1 && visit.engagedMs < 10_000,
  )
  expect([read > 100, again > 0]).toEqual([true, true])
  expect(expectedOf(visits).bounces).toBe(theirs - read + again)
})

test('a visit’s length is its time in use, less than the time between first and last event', () => {
  const lengths = sessions.map(({ events }) => (events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0))
  const ours = visits.map(({ engagedMs }) => engagedMs)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  expect(sum(ours)).toBeLessThan(sum(lengths))
})
