/** The labelled questions are what they claim to be, and their labels hold against the sources. */
import { expect, test } from 'vitest'
import { catalogue } from '#server/quotes/catalogue'
import {
  type Due,
  dueOf,
  dueOver,
  installationOf,
  type Selection,
  sectionsOf,
} from '#shared/quotes/rules'
import { knownPassages } from './known'
import { blindSets } from './labelled/blindSets'
import { kinds, type Labelled, type Priced } from './labelled/labelled'
import { practice } from './labelled/practice/practice'
import { halves, questions } from './labelled/questions'

const all: readonly Labelled[] = [...questions, ...practice, ...blindSets.flatMap(({ set }) => set)]

const count = (some: readonly Labelled[], kind: Labelled['kind']) =>
  some.filter((one) => one.kind === kind).length

test('there are at least 400 questions, at least 100 of them without an answer', () => {
  expect(questions.length).toBeGreaterThanOrEqual(400)
  const unanswerable = questions.filter(({ expect }) => !expect.says)
  expect(unanswerable.length).toBeGreaterThanOrEqual(100)
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every question stands in one half, and the halves hold as many of each kind', () => {
  expect(halves.tune.length + halves.heldOut.length).toBe(questions.length)
  const heldOut = new Set(halves.heldOut)
  expect(halves.tune.filter((one) => heldOut.has(one))).toEqual([])
  for (const kind of kinds) {
    const apart = Math.abs(count(halves.tune, kind) - count(halves.heldOut, kind))
    expect(apart, kind).toBeLessThanOrEqual(2)
  }
})

test('no question of one half is nearly the same as one of the other', () => {
  const others = halves.heldOut.map((other) => ({ id: other.id, words: wordsOf(other) }))
  const near = halves.tune.flatMap((one) => {
    const own = wordsOf(one)
    return others.filter(({ words }) => likeness(own, words) > 0.8).map(({ id }) => [one.id, id])
  })
  expect(near).toEqual([])
})

/** A later set is of no use if it repeats an earlier one. */
const withBefore = blindSets.map((one, at) => ({
  ...one,
  before: [...questions, ...practice, ...blindSets.slice(0, at).flatMap(({ set }) => set)],
}))

test.each(withBefore)(
  '$name is as large as it claims, and nearly none of it was seen before',
  ({ set, least, before }) => {
    expect(set.length).toBeGreaterThanOrEqual(least)
    expect(set.filter(({ expect }) => !expect.says).length).toBeGreaterThanOrEqual(100)
    for (const kind of kinds) expect(count(set, kind), kind).toBeGreaterThanOrEqual(8)
    const seen = before.map((one) => ({ id: one.id, words: wordsOf(one) }))
    const near = set.flatMap((one) => {
      const own = wordsOf(one)
      return seen.filter(({ words }) => likeness(own, words) > 0.6).map(({ id }) => [one.id, id])
    })
    // People ask the same things: a few of them meet by chance.
    expect(near.length, JSON.stringify(near)).toBeLessThanOrEqual(set.length * 0.03)
  },
)

test('what a reply must say stands in what Whisper reads', () => {
  const missing = all
    .filter(({ kind, expect }) => kind !== 'small talk' && !expect.priced)
    .flatMap(({ id, expect: { says = [] } }) =>
      says
        .filter((pattern) => !knownPassages.some(({ text }) => pattern.test(text)))
        .map((pattern) => `${id}: ${pattern}`),
    )
  expect(missing).toEqual([])
})

test('a figure that is expected is the one that the rules of a quote give', () => {
  const priced = all.flatMap(({ id, expect: { priced } }) => (priced ? [{ id, priced }] : []))
  expect(priced.length).toBeGreaterThanOrEqual(30)
  for (const { id, priced: by } of priced) {
    const reckoned = reckon(by)
    for (const [name, figure] of Object.entries(reckoned)) {
      const byHand = by[name as keyof typeof reckoned]
      if (byHand !== undefined) expect(byHand, `${id}, ${name}`).toEqual(figure)
    }
  }
})

test('every label expects something', () => {
  const empty = all.filter(({ expect: { says, admits } }) => !says?.length && !admits)
  expect(empty.map(({ id }) => id)).toEqual([])
})

function reckon({ set, versus, years: over, apart }: Priced) {
  const { due, hours } = dueOfSet(set)
  const other = dueOfSet(versus ?? {}).due
  return {
    once: due.once / 100,
    monthly: due.monthly / 100,
    firstYear: due.firstYear / 100,
    hours,
    ...(over && { years: [over[0], dueOver(over[0], due) / 100] }),
    ...(apart !== undefined && { apart: Math.abs(due.firstYear - other.firstYear) / 100 }),
  }
}

function dueOfSet(set: Priced['set']): { due: Due; hours: number } {
  const selection: Selection = Object.entries(set).map(([id, quantity]) => ({ id, quantity }))
  const sections = sectionsOf(selection, catalogue.items)
  expect(sections.flatMap(({ lines }) => lines).length).toBe(selection.length)
  return { due: dueOf(sections, ({ msrp }) => msrp), hours: installationOf(sections) / 10 }
}

function wordsOf({ ask, history }: Labelled): Set<string> {
  const words = [...history, ask]
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return new Set(words ?? [])
}

/** Jaccard: the share of common words. */
function likeness(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  return common / (a.size + b.size - common || 1)
}
