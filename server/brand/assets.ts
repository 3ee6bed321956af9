/**
 * The brand's assets: the defaults, overridden by the taglines that admins have changed. Kept in
 * memory as stored, since the public pages are filled in with them.
 */
import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { defaultAssets, taglineIds } from '#shared/brand/assets'
import type { BrandAsset } from '#shared/brand/calls'
import { Refusal } from '../http/refusal'
import { PeriodicTask } from '../jobs/periodicTask'
import { adminRoleRoom, type Live } from '../live/live'
import { insertIfNew } from '../store/concurrentWrites'
import type { Collection, Store } from '../store/port'
import { readTagline, type StoredTagline } from './documents'

const rereadMs = 5_000

/** The taglines as shown on the site. */
export interface Taglines {
  primary: string
  secondary: string
}

export class Assets {
  /** Emitted before the reply to the save. */
  readonly events = new EventEmitter<{ taglines: [taglines: Taglines] }>()
  private readonly stored: Collection<StoredTagline>
  private readonly live: Live
  private readonly log: FastifyBaseLogger
  private readonly rereading: PeriodicTask
  private readonly current = new Map<string, BrandAsset>(
    defaultAssets.map((asset) => [asset.id, { ...asset, rev: 0 }]),
  )
  private readonly broken = new Set<string>()

  private constructor(store: Store, live: Live, log: FastifyBaseLogger) {
    this.stored = store.collection('taglines')
    this.live = live
    this.log = log
    live.teammates.on('brandAsset', (asset) => this.adopt(asset))
    // Servers that aren't connected to each other learn of a change from the store.
    this.rereading = new PeriodicTask(
      rereadMs,
      () => this.reread(),
      () => {},
    )
  }

  static async open(store: Store, live: Live, log: FastifyBaseLogger): Promise<Assets> {
    const assets = new Assets(store, live, log)
    await assets.reread()
    return assets
  }

  get all(): BrandAsset[] {
    return [...this.current.values()]
  }

  get taglines(): Taglines {
    const wordsOf = (id: string) => this.current.get(id)?.value ?? ''
    return { primary: wordsOf(taglineIds.primary), secondary: wordsOf(taglineIds.secondary) }
  }

  /** `rev`: the revision that was edited. Saving the same text twice is one change. */
  async saveTagline(id: string, value: string, rev: number): Promise<BrandAsset> {
    const known = this.current.get(id)
    if (known?.type !== 'tagline') throw new Refusal('not-found', 'Not Found')
    const kept = readKept(await this.write(id, value, rev))
    if (!kept || kept.value !== value) {
      if (kept) this.adopt({ ...known, ...kept })
      throw new Refusal('conflict', 'Another admin changed this tagline in the meantime.')
    }
    const saved = { ...known, ...kept }
    this.adopt(saved)
    this.live.toServers('brandAsset', saved)
    return saved
  }

  close(): Promise<void> {
    return this.rereading.stop()
  }

  /** Resolves to what is stored afterwards: this text, or another admin's. */
  private async write(id: string, value: string, rev: number): Promise<StoredTagline | null> {
    const change = { value, updatedAt: new Date() }
    if (rev > 0) {
      const changed = await this.stored.findOneAndUpdate(
        { _id: id, rev },
        { $set: change, $inc: { rev: 1 } },
        { returnDocument: 'after' },
      )
      return changed ?? this.stored.findOne({ _id: id })
    }
    const first = { _id: id, ...change, rev: 1 }
    if (await insertIfNew(this.stored, first)) return first
    const there = await this.stored.findOne({ _id: id })
    if (!there || readKept(there)) return there
    // A malformed record counts as none.
    return this.stored.findOneAndUpdate(
      { _id: id },
      { $set: { ...change, rev: 1 } },
      { returnDocument: 'after' },
    )
  }

  private async reread(): Promise<void> {
    for (const record of await this.stored.find({}).toArray()) {
      const known = this.current.get(record._id)
      const kept = readTagline(record)
      if (kept && known?.type === 'tagline') this.adopt({ ...known, ...kept })
      else if (!this.broken.has(record._id)) {
        this.broken.add(record._id)
        this.log.warn({ tagline: record._id }, 'skipped a malformed tagline')
      }
    }
  }

  private adopt(asset: BrandAsset): void {
    if (asset.rev <= (this.current.get(asset.id)?.rev ?? 0)) return
    this.current.set(asset.id, asset)
    this.live.teammates.local.to(adminRoleRoom).emit('brandAsset', asset)
    this.events.emit('taglines', this.taglines)
  }
}

const readKept = (record: StoredTagline | null) => record && readTagline(record)
