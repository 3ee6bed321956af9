/** Files that neither a resource nor an upload needs any more: they go, at once or within the hour. */
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/port'
import type { Catalogue } from './catalogue'
import type { Uploads } from './uploads'

const everyMs = 3_600_000

export class UnusedFiles {
  private readonly timer: NodeJS.Timeout
  private looking: Promise<void>

  /** Looks through all files now, after a crash perhaps, and then by the clock. */
  constructor(
    private readonly store: Store,
    private readonly uploads: Uploads,
    private readonly catalogue: Catalogue,
    private readonly log: FastifyBaseLogger,
  ) {
    this.looking = this.look()
    this.timer = setInterval(() => {
      this.looking = this.look()
    }, everyMs)
    this.timer.unref()
  }

  async drop(sha256: string): Promise<void> {
    const isNeeded = async () =>
      (await this.uploads.needs(sha256)) || (await this.catalogue.needs(sha256))
    await this.store.files.removeUnless(sha256, isNeeded)
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.looking
  }

  private async look(): Promise<void> {
    try {
      await this.store.files.tidy()
      for await (const sha256 of this.store.files.all()) await this.drop(sha256)
    } catch (err) {
      this.log.warn({ err }, 'files were not looked through')
    }
  }
}
