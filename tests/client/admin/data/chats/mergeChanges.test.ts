import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Change } from '#shared/chat/records'
import { filters } from '#shared/chat/rules'
import {
  appendOlder,
  firstWindow,
  type LoadedWindow,
} from '../../../../../client/admin/data/chats/loadedWindow'
import { mergeChanges } from '../../../../../client/admin/data/chats/mergeChanges'
import { RecentChanges } from '../../../../../client/admin/data/chats/recentChanges'
import { normalizeSearch, type Wanted } from '../../../../../client/admin/data/chats/wanted'
import { Company, type Step } from './company'

const pageSize = 3

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      words: fc.constantFrom('a gate', 'Türen', 'the price of a gate', ''),
      conversation: fc.nat(2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('answer', 'helpful', 'unhelpful', 'erase'),
      of: fc.nat(40),
    }),
  },
)

const wanted: fc.Arbitrary<Wanted> = fc.record({
  filter: fc.constantFrom(...filters.map(({ id }) => id)),
  search: fc.constantFrom('', 'Gate', 'gate opens', 'turen', 'ga pri').map(normalizeSearch),
  conversation: fc.constantFrom(null, null, 'c1'),
  channel: fc.constant(null),
})

/** Events in the browser, in any order relative to those on the server. */
const event = fc.oneof(
  { weight: 6, arbitrary: step.map((done) => ({ server: done }) as const) },
  { weight: 4, arbitrary: fc.nat(100).map((which) => ({ hear: which }) as const) },
  { weight: 2, arbitrary: fc.constantFrom('read', 'arrive', 'read', 'arrive', 'again' as const) },
)

describe('the list of interactions', () => {
  test('equals a fresh load after any order of pages and changes, late or repeated', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 120 }), wanted, (events, wanted) => {
        const company = new Company()
        const recent = new RecentChanges()
        const unheard: Change[] = []
        const heard: Change[] = []
        let loaded: LoadedWindow | null = null
        let reading: { before: string | null; page: ReturnType<Company['page']> } | null = null

        const hear = (change: Change) => {
          const news = recent.record([change])
          if (loaded) loaded = mergeChanges(loaded, news)
        }
        const read = () => {
          const before: string | null = loaded?.downTo ?? null
          if (reading !== null || (loaded !== null && before === null)) return
          reading = { before, page: company.page(wanted, before, pageSize) }
        }
        const arrive = () => {
          if (reading === null) return
          const { before, page } = reading
          reading = null
          const grown: LoadedWindow =
            loaded !== null && before !== null
              ? appendOlder(loaded, before, page)
              : firstWindow(wanted, page)
          loaded = mergeChanges(grown, recent.all())
        }

        for (const event of events) {
          if (event === 'read') read()
          else if (event === 'arrive') arrive()
          else if (event === 'again') heard.slice(-5).forEach(hear)
          else if ('server' in event) {
            const change = company.step(event.server)
            if (change) unheard.push(change)
          } else {
            const [change] = unheard.splice(event.hear % Math.max(1, unheard.length), 1)
            if (change) {
              hear(change)
              heard.push(change)
            }
          }
        }
        unheard.forEach(hear)
        arrive()
        let loads = 0
        do {
          read()
          arrive()
          loads += 1
        } while (loaded !== null && (loaded as LoadedWindow).downTo !== null && loads < 100)

        expect((loaded as LoadedWindow | null)?.interactions).toEqual(company.fresh(wanted))
      }),
      { numRuns: 1_000 },
    )
  })

  test('stays the same object when nothing in it changed, to avoid rendering', () => {
    const company = new Company()
    company.step({ kind: 'ask', words: 'a gate', conversation: 0 })
    const all: Wanted = { filter: 'all', search: '', conversation: null, channel: null }
    const positive: Wanted = { ...all, filter: 'positive' }
    const list = firstWindow(all, company.page(all, null, pageSize))
    expect(mergeChanges(list, list.interactions)).toBe(list)
    const none = firstWindow(positive, company.page(positive, null, pageSize))
    expect(mergeChanges(none, list.interactions)).toBe(none)
  })

  test('ignores interactions older than its last one, until they are loaded', () => {
    const company = new Company()
    for (let i = 0; i < 6; i += 1) company.step({ kind: 'ask', words: 'x', conversation: 0 })
    const negative: Wanted = { filter: 'negative', search: '', conversation: null, channel: null }
    for (const of of [2, 3, 4, 5]) company.step({ kind: 'unhelpful', of })
    const list = firstWindow(negative, company.page(negative, null, pageSize))
    const change = company.step({ kind: 'unhelpful', of: 0 })
    const merged = mergeChanges(list, change ? [change] : [])
    expect(merged.interactions).toHaveLength(pageSize)
    const whole = appendOlder(merged, merged.downTo ?? '', company.page(negative, merged.downTo, 9))
    expect(whole.interactions).toEqual(company.fresh(negative))
  })
})
