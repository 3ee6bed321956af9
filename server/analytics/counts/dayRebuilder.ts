/**
 * Recomputes a day's visits and totals from its hits and replaces what differs in the store. A
 * difference means that something was missed, which is logged.
 */
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import { type Collection, isDuplicate, type Store } from '../../store/port'
import type { Calendar } from '../calendar'
import type { StoredHit, StoredVisitor } from '../documents'
import type { Hits } from '../hits'
import { addHitWithoutVisit, allVisits, emptySlice, type Slice } from './slice'
import { type StoredTotal, toContent } from './storedSlice'
import { sliceIn, type Totals } from './totals'
import { addHit, newVisitor } from './visits'

/** Visitors written at once. */
const putAtOnce = 200

interface Counted {
  /** Whether no visitor was changed meanwhile. */
  isWhole: boolean
  slices: Map<string, Slice>
  /** The totals before the visits were read. */
  before: StoredTotal[]
}

export class DayRebuilder {
  private readonly visitors: Collection<StoredVisitor>

  constructor(
    store: Store,
    private readonly hits: Hits,
    private readonly totals: Totals,
    private readonly calendar: Calendar,
    private readonly log: FastifyBaseLogger,
    /** Called when this server's memory of a visitor is out of date. */
    private readonly onReplaced: (visitor: string) => Promise<void>,
  ) {
    this.visitors = store.collection('visitors')
  }

  /** Rejects when `signal` aborts; by then, only whole visitors may have been replaced. */
  async count(day: string, signal: AbortSignal): Promise<Counted> {
    const before = await this.totals.ofDay(day)
    const stored = new Map<string, StoredVisitor>()
    for await (const visitor of this.visitors.find({ day })) stored.set(visitor._id, visitor)
    const { visitors, withoutVisit } = await this.fold(day, signal)
    const slices = new Map<string, Slice>([[allVisits, emptySlice()]])
    for (const hit of withoutVisit) addHitWithoutVisit(sliceIn(slices, allVisits), hit)
    let isWhole = true
    const wrong: Parameters<typeof this.put>[] = []
    const putAll = async () => {
      const done = await Promise.all(wrong.splice(0).map((one) => this.put(...one)))
      isWhole = done.every(Boolean) && isWhole
    }
    const pause = yieldToEventLoop()
    for (const [id, visitor] of visitors) {
      signal.throwIfAborted()
      const known = stored.get(id)
      const stands = known !== undefined && isDeepStrictEqual(known.visits, visitor.visits)
      if (!stands) wrong.push([known, visitor])
      if (wrong.length === putAtOnce) await putAll()
      this.totals.addTo(slices, visitor.visits, 1)
      await pause()
    }
    await putAll()
    return { isWhole, slices, before }
  }

  /** Resolves to whether everything was replaced, that is, unchanged since the count. */
  async replace(day: string, { isWhole, slices, before }: Counted): Promise<boolean> {
    if (!isWhole) return false
    const byName = new Map(before.map((total) => [total.slice, total]))
    let isDone = true
    const pause = yieldToEventLoop()
    for (const name of new Set([...slices.keys(), ...byName.keys()])) {
      await pause()
      const known = byName.get(name)
      const counted = slices.get(name) ?? emptySlice()
      const content = toContent(counted)
      const stands = known
        ? isDeepStrictEqual(contentOf(known), content)
        : isDeepStrictEqual(content, toContent(emptySlice()))
      if (stands) continue
      const was = known?.sums ?? toContent(emptySlice()).sums
      // After a crash a list may lack its last action although the sums are right, which isn't
      // worth a warning.
      if (name === allVisits && !isDeepStrictEqual(was, content.sums))
        this.log.warn({ day, was, is: content.sums }, 'a recount corrected figures')
      isDone = (await this.totals.replace(known, day, name, counted)) && isDone
    }
    return isDone
  }

  private async fold(
    day: string,
    signal: AbortSignal,
  ): Promise<{ visitors: Map<string, StoredVisitor>; withoutVisit: StoredHit[] }> {
    const hits: StoredHit[] = []
    for await (const hit of this.hits.ofDay(day)) {
      signal.throwIfAborted()
      hits.push(hit)
    }
    hits.sort((a, b) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1))
    const visitors = new Map<string, StoredVisitor>()
    const withoutVisit: StoredHit[] = []
    const pause = yieldToEventLoop()
    for (const hit of hits) {
      signal.throwIfAborted()
      await pause()
      if (hit.visitor === undefined) {
        withoutVisit.push(hit)
        continue
      }
      const visitor = visitors.get(hit.visitor) ?? newVisitor(hit.visitor, day)
      visitors.set(hit.visitor, visitor)
      addHit(visitor, hit, this.hourOf)
    }
    return { visitors, withoutVisit }
  }

  private async put(known: StoredVisitor | undefined, made: StoredVisitor): Promise<boolean> {
    const { _id, ...fields } = { ...made, rev: (known?.rev ?? 0) + 1 }
    const filter = { _id, rev: known?.rev ?? { $exists: false } }
    try {
      const done = await this.visitors.updateOne(filter, { $set: fields }, { upsert: !known })
      return done.matchedCount + done.upsertedCount === 1
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return false
    } finally {
      await this.onReplaced(_id)
    }
  }

  private readonly hourOf = (at: Date): string =>
    `${this.calendar.dayOf(at.getTime())}/${this.calendar.hourOf(at.getTime())}`
}

function contentOf({ sums, hours, lists }: StoredTotal) {
  return { sums, hours, lists }
}
