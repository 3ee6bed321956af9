/**
 * Texts and emails that couldn't be sent or didn't arrive, for admins: listed until someone
 * dismisses them, or until what they belong to is erased. Every admin's list updates live. This is
 * the subject's entry point; without a sender there is no list.
 */
import { EventEmitter } from 'node:events'
import { undeliveredCalls } from '#shared/undelivered/calls'
import type { Undelivered } from '#shared/undelivered/records'
import type { ServerContext } from '../context'
import { UndeliveredSource } from './source'

export { notifyOfFailures } from './notifyOfFailures'

const maxEmitted = 50
const broadcastEveryMs = 300

export interface UndeliveredList {
  /** Each sender names the collection in which it stores failures. */
  add(...source: ['texts', 'text'] | ['letters', 'mail']): void
  /** Call when the list may have changed. */
  changed(): void
  /** Something new is in the list, as noticed by this server. */
  events: EventEmitter<{ failed: [line: Undelivered] }>
}

export function undelivered({ app, serve, store, live, activity }: ServerContext): UndeliveredList {
  const sources: UndeliveredSource[] = []
  let broadcastTimer: NodeJS.Timeout | undefined
  let newest = Date.now()
  const events: UndeliveredList['events'] = new EventEmitter()

  function changed(): void {
    broadcastTimer ??= setTimeout(() => {
      broadcastTimer = undefined
      live.admins.emit('undelivered')
      checkForNew().catch((err: unknown) => app.log.warn({ err }, 'what failed is told of later'))
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

  function open(): void {
    serve(undeliveredCalls, {
      list: async (_, { teamRole }) => {
        const now = Date.now()
        const read = await Promise.all(sources.map((source) => source.list(teamRole)))
        const all = read.flatMap(({ lines }) => lines).sort((a, b) => b.at - a.at)
        // Dismissing goes up to here, including failures from while the clock was ahead.
        const readAt = Math.max(now, all[0]?.at ?? 0)
        const isMore = all.length > maxEmitted || read.some((one) => one.isMore)
        return { undelivered: all.slice(0, maxEmitted), isMore, readAt }
      },
      dismiss: async ({ body: { until, id } }, session) => {
        const at = new Date(until)
        await Promise.all(sources.map((source) => source.dismiss(session.teamRole, at, id)))
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
    events,
  }
}
