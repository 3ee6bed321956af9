/**
 * Marks days whose counts, of one kind, this server may have changed. A day is marked before its
 * first change, all are unmarked at a clean end; a mark left by a dead server says what to recount.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Collection, Store, Stored } from '../store/port'

interface DirtyRecord extends Stored {
  days: string[]
  aliveAt: Date
}

const aliveMs = 20_000
const staleMs = 60_000

export class DirtyDays {
  private readonly records: Collection<DirtyRecord>
  private readonly id: string
  private readonly prefix: string
  private readonly shared: boolean
  private readonly dirty = new Map<string, Promise<void>>()
  private readonly heartbeat: NodeJS.Timeout

  constructor(store: Store, name: string, server: string, log: FastifyBaseLogger) {
    this.records = store.collection<DirtyRecord>('facts')
    this.prefix = `${name}:`
    this.id = this.prefix + server
    this.shared = store.kind.shared
    this.heartbeat = setInterval(() => {
      if (this.dirty.size === 0) return
      this.records
        .updateOne({ _id: this.id }, { $set: { aliveAt: new Date() } })
        .then(({ matchedCount }) => {
          // Another server, whose clock was ahead, took this one for dead: mark every day again.
          if (matchedCount === 0) this.dirty.clear()
        })
        .catch((err: unknown) =>
          log.warn({ err }, 'renewing the mark of changed days failed, retrying'),
        )
    }, aliveMs)
    this.heartbeat.unref()
  }

  /** Resolves when the day is marked in the store. */
  async mark(day: string): Promise<void> {
    let marking = this.dirty.get(day)
    if (!marking) {
      marking = this.store(day)
      this.dirty.set(day, marking)
      marking.catch(() => this.dirty.delete(day))
    }
    await marking
  }

  private async store(day: string): Promise<void> {
    const update = { $addToSet: { days: day }, $set: { aliveAt: new Date() } }
    await this.records.updateOne({ _id: this.id }, update, { upsert: true })
  }

  /** Marks days as a dead server would have left them. */
  async abandon(days: string[]): Promise<void> {
    const update = { $set: { days, aliveAt: new Date(0) } }
    await this.records.updateOne({ _id: `${this.prefix}abandoned` }, update, { upsert: true })
  }

  /** Marks left by dead servers. The only server on its store knows that every other is dead. */
  async abandoned(now = Date.now()): Promise<{ id: string; days: string[] }[]> {
    const range = { $gte: this.prefix, $lt: `${this.prefix}\uffff` }
    const all = await this.records.find({ _id: range }).toArray()
    return (
      all
        .filter(({ _id }) => _id !== this.id)
        // A time far ahead was left by a server that died while its clock was ahead.
        .filter(({ aliveAt }) => !this.shared || Math.abs(now - aliveAt.getTime()) > staleMs)
        .map(({ _id, days }) => ({ id: _id, days }))
    )
  }

  async remove(id = this.id): Promise<void> {
    await this.records.deleteOne({ _id: id })
  }

  close(): void {
    clearInterval(this.heartbeat)
  }
}
