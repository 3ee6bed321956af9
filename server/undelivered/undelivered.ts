/**
 * Texts and emails that couldn't be sent or didn't arrive, for admins: listed until someone
 * dismisses them, or until what they belong to is erased. Every admin's list updates live. This is
 * the subject's entry point; without a sender there is no list.
 */
import { EventEmitter } from 'node:events'
import type { TeamRole } from '#shared/team/rules'
import { undeliveredCalls } from '#shared/undelivered/calls'
import { purposeOf } from '#shared/undelivered/causes'
import type { Undelivered } from '#shared/undelivered/records'
import type { ServerContext } from '../context'
import { UndeliveredSource } from './source'

export { notifyOfFailures } from './notifyOfFailures'

const maxListed = 50
const broadcastEveryMs = 300

export interface UndeliveredList {
  /** Each sender names the collection in which it stores failures. */
  add(...source: ['texts', 'text'] | ['emails', 'mail']): void
  /** Call when the list may have changed. */
  changed(): void
  /** By cause, why what was sent for these causes wasn't delivered; those that were aren't in it. */
  problemsOf(causes: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Something new is in the list, as noticed by this server. */
  events: EventEmitter<{ failed: [line: Undelivered] }>
}

const isAutomatic = ({ what }: Undelivered) => Number(purposeOf(what).isAutomatic ?? false)

export function undelivered({ app, serve, store, live, activity }: ServerContext): UndeliveredList {
  const sources: UndeliveredSource[] = []
  let broadcastTimer: NodeJS.Timeout | undefined
  let newest = Date.now()
  const events: UndeliveredList['events'] = new EventEmitter()

  function changed(): void {
    broadcastTimer ??= setTimeout(() => {
      broadcastTimer = undefined
      live.teammates.emit('undelivered')
      checkForNew().catch((err: unknown) =>
        app.log.warn({ err }, 'notifying of failed deliveries failed'),
      )
    }, broadcastEveryMs)
    broadcastTimer.unref()
  }
  app.addHook('preClose', async () => clearTimeout(broadcastTimer))

  async function checkForNew(): Promise<void> {
    const lines = (await Promise.all(sources.map((source) => source.list('admin')))).flatMap(
      (one) => one.lines,
    )
    const added = lines.filter(({ at }) => at > newest)
    newest = Math.max(newest, ...added.map(({ at }) => at))
    for (const line of added) events.emit('failed', line)
  }

  /**
   * What a person sent comes first: a stranger's quote forms with wrong addresses would otherwise push
   * a teammate's reply out of the list.
   */
  async function list(reader: TeamRole, until = Number.POSITIVE_INFINITY) {
    const read = await Promise.all(sources.map((source) => source.list(reader)))
    const all = read
      .flatMap(({ lines }) => lines)
      .filter(({ at }) => at <= until)
      .sort((a, b) => isAutomatic(a) - isAutomatic(b) || b.at - a.at)
    const isMore = all.length > maxListed || read.some((one) => one.isMore)
    return { undelivered: all.slice(0, maxListed), isMore }
  }

  function open(): void {
    serve(undeliveredCalls, {
      list: async (_, { teamRole }) => {
        const now = Date.now()
        const listed = await list(teamRole)
        // Dismissing goes up to here, including failures from while the clock was ahead.
        return { ...listed, readAt: Math.max(now, ...listed.undelivered.map(({ at }) => at)) }
      },
      dismiss: async ({ body: { until, id } }, session) => {
        const { undelivered } = await list(session.teamRole, until)
        const ids = id === undefined ? undelivered.map((line) => line.id) : [id]
        const at = new Date(until)
        for (const one of ids)
          await Promise.all(sources.map((source) => source.dismiss(session.teamRole, at, one)))
        changed()
        await activity.record(session, { kind: 'chats', did: 'Dismissed what wasn’t delivered' })
        return {}
      },
    })
  }

  return {
    add: (collection, way) => {
      if (sources.length === 0) open()
      sources.push(new UndeliveredSource(store, collection, way))
    },
    changed,
    async problemsOf(causes) {
      if (causes.length === 0) return new Map()
      return new Map((await Promise.all(sources.map((one) => one.problemsOf(causes)))).flat())
    },
    events,
  }
}
