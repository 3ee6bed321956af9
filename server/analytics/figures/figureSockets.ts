/**
 * Updates open dashboards: watchers get changed figures at most twice a second, computed once for
 * all who watch the same. After each computation the rest of the server gets as much time.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import type { FiguresQuery } from '#shared/analytics/calls'
import { movedSince } from '#shared/analytics/moved'
import type { Figures } from '#shared/analytics/records'
import { Refusal } from '../../http/refusal'
import type { Live } from '../../live/live'

const everyMs = 500
/** The number of visitors here now falls by itself. */
const refreshMs = 10_000
const room = 'analytics:'

type Read = (query: FiguresQuery) => Promise<Figures>

interface FigureSocketsParts {
  /** Figures with everything taken in so far. */
  read: Read
  /** Figures as stored: hits not stored yet cause another update. */
  stored: Read
  log: FastifyBaseLogger
}

type Broadcast =
  | { is: 'done'; at: number }
  | { is: 'due'; timer: NodeJS.Timeout }
  /** `again`: something changed meanwhile. */
  | { is: 'under way'; again: boolean }
  | { is: 'over' }

export class FigureSockets {
  private readonly queries = new Map<string, FiguresQuery>()
  /** The figures last sent to each room. */
  private readonly lastSent = new Map<string, Figures>()
  private readonly refreshTimer: NodeJS.Timeout
  private broadcast: Broadcast = { is: 'done', at: Number.NEGATIVE_INFINITY }

  constructor(
    private readonly live: Live,
    private readonly parts: FigureSocketsParts,
  ) {
    live.teammates.on('visits', () => this.onChange())
    this.refreshTimer = setInterval(() => this.onChange(), refreshMs)
    this.refreshTimer.unref()
  }

  async watch(query: FiguresQuery, socket: Socket): Promise<Figures> {
    await this.unwatch(socket)
    const name = room + JSON.stringify(query, Object.keys(query).sort())
    this.queries.set(name, query)
    await socket.join(name)
    const figures = await this.parts.read(query)
    // This watcher needs all points, not just the changes sent to the others.
    this.lastSent.delete(name)
    return figures
  }

  async unwatch(socket: Socket): Promise<void> {
    for (const name of [...socket.rooms]) if (name.startsWith(room)) await socket.leave(name)
  }

  /** Called for changes on this server or another on the same store. */
  onChange(): void {
    const { broadcast } = this
    if (broadcast.is === 'under way') broadcast.again = true
    if (broadcast.is !== 'done' || this.queries.size === 0) return
    const wait = Math.max(0, broadcast.at + everyMs - performance.now())
    this.broadcast = { is: 'due', timer: setTimeout(() => void this.send(), wait).unref() }
  }

  stop(): void {
    clearInterval(this.refreshTimer)
    if (this.broadcast.is === 'due') clearTimeout(this.broadcast.timer)
    this.broadcast = { is: 'over' }
  }

  private async send(): Promise<void> {
    const broadcast = { is: 'under way', again: false } satisfies Broadcast
    const at = performance.now()
    this.broadcast = broadcast
    for (const [name, query] of this.queries) {
      await this.sendToRoom(name, query).catch((err: unknown) => {
        // Filters that could be combined until midnight: the page gets the error when it asks.
        if (err instanceof Refusal) this.forget(name)
        else this.parts.log.warn({ err }, 'sending figures failed')
      })
      // Stopped meanwhile.
      if (this.broadcast !== broadcast) return
    }
    this.broadcast = { is: 'done', at }
    if (broadcast.again) this.onChange()
  }

  private async sendToRoom(name: string, query: FiguresQuery): Promise<void> {
    const { teammates } = this.live
    if (!teammates.adapter.rooms.has(name)) return this.forget(name)
    const startedAt = performance.now()
    const figures = await this.parts.stored(query)
    teammates.local.to(name).emit('analytics', movedSince(this.lastSent.get(name), figures))
    this.lastSent.set(name, figures)
    await pause(performance.now() - startedAt, undefined, { ref: false })
  }

  private forget(name: string): void {
    this.queries.delete(name)
    this.lastSent.delete(name)
  }
}
