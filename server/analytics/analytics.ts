/**
 * How visits are counted, and what admins see of it. This is the subject's one door: it puts the parts
 * together, serves the calls, and takes what other subjects know of.
 */
import { randomUUID } from 'node:crypto'
import { analyticsCalls, type FiguresQuery, visitCalls } from '#shared/analytics/calls'
import type { Plug } from '../context'
import { Buckets } from '../http/bucket'
import { NetworkBuckets } from '../http/networkBuckets'
import { DayMarks } from '../jobs/dayMarks'
import { ActionIntake } from './actionIntake'
import { Calendar } from './calendar'
import { Caps } from './caps'
import { Counting } from './counting'
import { FiguresReader } from './figures'
import { Gate } from './gate'
import { Hits } from './hits'
import { Intake } from './intake'
import { Missed } from './missed'
import { AnalyticsSockets } from './news'
import { Nightly } from './nightly'
import { Notes } from './notes'
import { personOf } from './person'
import { Places } from './places'
import type { Analytics } from './port'
import { Present } from './present'
import { Reading } from './reading'
import { Rebuilding } from './rebuilding'
import { Recording } from './recording'
import { Rounds } from './rounds'
import { Salts } from './salts'
import { Totals } from './totals'
import { Turns } from './turns'
import { Visitors } from './visitors'

const maintenanceMs = 60_000

export async function analytics(plug: Omit<Plug, 'analytics'>): Promise<Analytics> {
  const { app, serve, store, settings, live, limits, now } = plug
  const { log } = app
  const { shared } = store.kind
  const server = randomUUID()
  const calendar = new Calendar(settings.timeZone)
  const gate = new Gate()
  const marks = new DayMarks(store, 'visits', server, log)
  const hits = new Hits(store)
  const totals = new Totals(store, calendar)
  const present = new Present(store)
  const visitors = new Visitors(store, calendar, {
    changed(before, after) {
      totals.change(after.day, before?.visits ?? [], after.visits)
      present.saw(after)
    },
    doubted: (day) => totals.doubtful.add(day),
  })
  const rebuilding = new Rebuilding(store, hits, totals, calendar, log, (id) =>
    visitors.refresh(id),
  )
  const counting = new Counting({
    ...{ hits, visitors, totals, rebuilding, marks, calendar, gate, shared, log },
  })
  const salts = new Salts(store)
  const places = new Places({ hits, visitors, salts, calendar, shared })
  const turns = new Turns()
  const rounds = new Rounds()
  const caps = new Caps(store, new Buckets(limits.newNames))
  const intake = new Intake({
    ...{ hits, visitors, totals, places, turns, caps, calendar, marks, gate },
    onTaken: counting.schedule,
  })
  const actions = new ActionIntake({ intake, hits, places, turns, notes: new Notes(store) })
  const missed = new Missed(store, (offered) => actions.offer(offered))
  const reading = new Reading(store, totals, calendar)
  const { countryHeader } = settings
  const figures = new FiguresReader({
    ...{ reading, present, calendar, counting },
    hasCountries: countryHeader !== undefined,
  })
  const nightly = new Nightly(store, counting, calendar, server, log)
  const reports = new NetworkBuckets(limits.reports)

  const recording = new Recording(actions, rounds, now, log)
  const read = async (query: FiguresQuery) => {
    await recording.settled()
    await counting.flush()
    return figures.read(query, now())
  }
  const stored = (query: FiguresQuery) => figures.read(query, now())
  const sockets = new AnalyticsSockets(live, { read, stored, log })
  counting.onRebuilt = () => {
    reading.closed.clear()
    present.clear()
  }
  counting.onChange = () => {
    sockets.moved()
    live.toServers('visits')
  }

  serve(analyticsCalls, { figures: ({ query }) => read(query) })

  serve(visitCalls, {
    report: async ({ body }, _, { request }) => {
      for (const _hit of body.hits) reports.take(request.ip)
      const ownUrl = settings.publicUrl ?? `http://${request.host}`
      const ownHost = URL.canParse(ownUrl) ? new URL(ownUrl).hostname : ''
      // Of a page that is gone the connection says nothing later.
      const [person, at] = [personOf(request, countryHeader), now()]
      await rounds.take(() => intake.report(person, body.hits, ownHost, at))
      return {}
    },
  })

  async function maintain(): Promise<void> {
    const at = now()
    await counting.repair(at)
    await salts.destroyOld(at)
    await missed.run(at)
    await nightly.run(at)
    visitors.forgetIdle(at)
    present.forgetIdle(at)
  }
  const warn = (err: unknown) => log.warn({ err }, 'maintenance of analytics is put off')
  await counting.prepare(now())
  await missed.start(now())
  app.addHook('onReady', async () => {
    counting.repair(now()).catch(warn)
  })
  const maintaining = setInterval(() => void maintain().catch(warn), maintenanceMs)
  maintaining.unref()
  app.addHook('preClose', async () => {
    clearInterval(maintaining)
    sockets.stop()
  })
  app.addHook('onClose', async () => {
    await rounds.settled()
    await recording.settled()
    await counting.close()
  })

  return {
    personOf: (asker) => personOf(asker, countryHeader),
    noting: (known, store) => recording.noting(known, store),
    record: (known) => recording.record(known),
    offers: (records) => missed.add(records),
    watch: (query, socket) => sockets.watch(query, socket),
    unwatch: (socket) => sockets.unwatch(socket),
    maintain,
  }
}
