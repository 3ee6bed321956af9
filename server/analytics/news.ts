/**
 * Moves open dashboards: whoever watches figures gets them anew when they have moved, at most twice a
 * second, computed once for all who watch the same. After each the rest of the server gets as long.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import type { FiguresQuery } from '#shared/analytics/calls'
import { movedSince } from '#shared/analytics/moved'
import type { Figures } from '#shared/analytics/records'
import type { Live } from '../live'

const everyMs = 500
/** Who is here now falls by itself. */
const lookMs = 10_000
const room = 'analytics:'

export class AnalyticsSockets {
  private readonly queries = new Map<string, FiguresQuery>()
  /** What each room was told last. */
  private readonly told = new Map<string, Figures>()
  private readonly looking: NodeJS.Timeout
  private timer: NodeJS.Timeout | undefined
  private toldAt = 0
  private isTelling = false
  /** Moved again while it was told. */
  private isDue = false
  private isStopped = false

  constructor(
    private readonly live: Live,
    private readonly read: (query: FiguresQuery) => Promise<Figures>,
    private readonly log: FastifyBaseLogger,
  ) {
    live.admins.on('visits', () => this.moved())
    this.looking = setInterval(() => this.moved(), lookMs)
    this.looking.unref()
  }

  async watch(query: FiguresQuery, socket: Socket): Promise<Figures> {
    await this.unwatch(socket)
    const name = room + JSON.stringify(query, Object.keys(query).sort())
    this.queries.set(name, query)
    await socket.join(name)
    const figures = await this.read(query)
    // What was told to the others in the meantime is not all that this one needs.
    this.told.delete(name)
    return figures
  }

  async unwatch(socket: Socket): Promise<void> {
    for (const name of [...socket.rooms]) if (name.startsWith(room)) await socket.leave(name)
  }

  /** Here, or on another server of the same store. */
  moved(): void {
    if (this.isTelling) this.isDue = true
    if (this.isTelling || this.isStopped || this.timer || this.queries.size === 0) return
    const wait = Math.max(0, this.toldAt + everyMs - Date.now())
    this.timer = setTimeout(() => void this.tell(), wait).unref()
  }

  stop(): void {
    this.isStopped = true
    clearInterval(this.looking)
    clearTimeout(this.timer)
  }

  private async tell(): Promise<void> {
    this.timer = undefined
    this.toldAt = Date.now()
    this.isDue = false
    this.isTelling = true
    try {
      const { admins } = this.live
      for (const [name, query] of this.queries) {
        if (this.isStopped) return
        if (!admins.adapter.rooms.has(name)) {
          this.queries.delete(name)
          this.told.delete(name)
          continue
        }
        const startedAt = performance.now()
        const figures = await this.read(query)
        admins.local.to(name).emit('analytics', movedSince(this.told.get(name), figures))
        this.told.set(name, figures)
        await pause(performance.now() - startedAt, undefined, { ref: false })
      }
    } catch (err) {
      this.log.warn({ err }, 'figures not told')
    } finally {
      this.isTelling = false
      if (this.isDue) this.moved()
    }
  }
}
