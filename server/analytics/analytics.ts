/**
 * Counts visits and serves their figures to admins. The subject's entry point: it assembles the
 * parts, serves the calls, and records actions reported by other subjects.
 */
import { randomUUID } from 'node:crypto'
import {
  analyticsCalls,
  type FiguresQuery,
  sharedFiguresCalls,
  visitCalls,
} from '#shared/analytics/calls'
import type { ServerContext } from '../context'
import { Buckets } from '../http/limits/bucket'
import { perAddress } from '../http/limits/limits'
import { NetworkBuckets } from '../http/limits/networkBuckets'
import { DirtyDays } from '../jobs/dirtyDays'
import { KeyedMutex } from '../jobs/keyedMutex'
import { PeriodicTask } from '../jobs/periodicTask'
import { Calendar } from './calendar'
import { ActionIntake } from './collect/actionIntake'
import { ActionRecorder } from './collect/actionRecorder'
import { Caps } from './collect/caps'
import { IntakeBatcher } from './collect/intakeBatcher'
import { PageIntake } from './collect/pageIntake'
import { personOf } from './collect/person'
import { Reconciliation } from './collect/reconcile'
import { Salts } from './collect/salts'
import { VisitAssignment } from './collect/visitAssignment'
import { VisitNotes } from './collect/visitNotes'
import { DayRebuilder } from './counts/dayRebuilder'
import { HitCounter } from './counts/hitCounter'
import { Nightly } from './counts/nightly'
import { ReadWriteLock } from './counts/readWriteLock'
import { RecountDays } from './counts/recountDays'
import { Totals } from './counts/totals'
import { Visitors } from './counts/visitors'
import { ActiveVisitors } from './figures/activeVisitors'
import { FigureReader } from './figures/figureReader'
import { FiguresReader } from './figures/figures'
import { FigureSockets } from './figures/figureSockets'
import { StoredGoalList } from './goals'
import { Hits } from './hits'
import type { Analytics } from './port'
import { SharedLink } from './sharedLink'

const maintenanceMs = 60_000

export async function analytics(context: Omit<ServerContext, 'analytics'>): Promise<Analytics> {
  const { app, serve, store, settings, live, limits, activity, now } = context
  const { log } = app
  const { shared } = store.kind
  const server = randomUUID()
  const calendar = new Calendar(settings.timeZone)
  const lock = new ReadWriteLock()
  const dirtyDays = new DirtyDays(store, 'visits', server, log)
  const hits = new Hits(store)
  const totals = new Totals(store, calendar)
  const active = new ActiveVisitors(store)
  const visitors = new Visitors(store, calendar, {
    changed(before, after) {
      totals.change(after.day, before?.visits ?? [], after.visits)
      active.onStored(after)
    },
    doubted: (day) => totals.doubtful.add(day),
  })
  const rebuilder = new DayRebuilder(store, hits, totals, calendar, log, (id) =>
    visitors.refresh(id),
  )
  const counter = new HitCounter({
    hits,
    visitors,
    totals,
    rebuilder,
    dirtyDays,
    calendar,
    lock,
    shared,
    log,
  })
  const salts = new Salts(store)
  const assignment = new VisitAssignment({ hits, visitors, salts, calendar, shared })
  const mutex = new KeyedMutex()
  const batcher = new IntakeBatcher()
  const goals = new StoredGoalList(store)
  const link = new SharedLink(store)
  const sharedReadings = new NetworkBuckets(perAddress.sharedFigures)
  const caps = new Caps(store, new Buckets(limits.newNames))
  const intake = new PageIntake({
    hits,
    visitors,
    totals,
    assignment,
    mutex,
    caps,
    calendar,
    dirtyDays,
    lock,
    goals,
    onTaken: counter.schedule,
  })
  const actions = new ActionIntake({
    intake,
    hits,
    assignment,
    mutex,
    notes: new VisitNotes(store),
  })
  const reconciliation = new Reconciliation(store, (action) => actions.recover(action))
  const reader = new FigureReader(store, totals, calendar)
  const { placeHeaders } = settings
  const figures = new FiguresReader({
    reader,
    active,
    calendar,
    counter,
    goals,
    names: placeHeaders,
  })
  const recountDays = new RecountDays(store, totals, counter)
  const nightly = new Nightly(store, counter, calendar, server, log)
  const reports = new NetworkBuckets(limits.reports)

  const recording = new ActionRecorder(actions, batcher, now, log)
  const read = async (query: FiguresQuery) => {
    await recording.settled()
    await counter.flush()
    return figures.read(query, now())
  }
  const stored = (query: FiguresQuery) => figures.read(query, now())
  const sockets = new FigureSockets(live, { read, stored, log })
  counter.events.on('rebuilt', () => {
    reader.closed.clear()
    active.clear()
  })
  counter.events.on('changed', () => {
    sockets.onChange()
    live.toServers('visits')
  })

  serve(analyticsCalls, {
    figures: ({ query }) => read(query),
    goals: () => goals.read(),
    saveGoals: async ({ body }, session) => {
      const saved = await goals.save(body)
      sockets.onChange()
      await activity.record(session, { kind: 'figures', did: 'Changed the goals' })
      return saved
    },
    link: () => link.read(),
    makeLink: async (_, session) => {
      const made = await link.make()
      await activity.record(session, { kind: 'figures', did: 'Shared the figures by a link' })
      return made
    },
    removeLink: async (_, session) => {
      const removed = await link.remove()
      await activity.record(session, { kind: 'figures', did: 'Removed the link to the figures' })
      return removed
    },
  })

  serve(sharedFiguresCalls, {
    figures: async ({ params: { token }, query }, _, { request }) => {
      sharedReadings.take(request.ip)
      await link.assertIs(token)
      return read(query)
    },
  })

  serve(visitCalls, {
    report: async ({ body }, _, { request }) => {
      for (const _hit of body.hits) reports.take(request.ip)
      const ownUrl = settings.publicUrl ?? `http://${request.host}`
      const ownHost = URL.canParse(ownUrl) ? new URL(ownUrl).hostname : ''
      // Read before waiting, since a closed connection no longer has an address.
      const [person, at] = [personOf(request, placeHeaders), now()]
      await batcher.runInNextBatch(() => intake.report(person, body.hits, ownHost, at))
      return {}
    },
  })

  async function maintain(): Promise<void> {
    const at = now()
    await counter.repair(at)
    await salts.destroyOld(at)
    await reconciliation.run(at)
    await nightly.run(at)
    await recountDays.run(calendar.dayOf(at))
    visitors.forgetIdle(at)
    active.forgetIdle(at)
  }
  const warn = (err: unknown) => log.warn({ err }, 'maintenance of analytics failed, retrying')
  await counter.prepare(now())
  await reconciliation.start(now())
  app.addHook('onReady', async () => {
    const repairing = counter.repair(now())
    repairing.then(() => recountDays.run(calendar.dayOf(now()))).catch(warn)
  })
  const maintenance = new PeriodicTask(maintenanceMs, maintain, warn)
  app.addHook('preClose', async () => {
    // Not awaited: counting days may take longer than a stop has.
    void maintenance.stop()
    sockets.stop()
  })
  app.addHook('onClose', async () => {
    await batcher.settled()
    await recording.settled()
    await counter.close()
  })

  return {
    personOf: (asker) => personOf(asker, placeHeaders),
    storeWithNote: (recorded, store) => recording.storeWithNote(recorded, store),
    record: (recorded) => recording.record(recorded),
    addSource: (records) => reconciliation.addSource(records),
    figuresOf: (days) => read({ range: 'free', ...days }),
    watch: (query, socket) => sockets.watch(query, socket),
    unwatch: (socket) => sockets.unwatch(socket),
    maintain,
  }
}
