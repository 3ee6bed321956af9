/** Removes files that no document names any more, at once or within the hour. */
import type { FastifyBaseLogger } from 'fastify'
import { collectionNames, collections } from './collections'
import type { Store, Stored } from './port'

const everyMs = 3_600_000

export class UnusedFiles {
  private readonly timer: NodeJS.Timeout
  /** The latest check; never rejects. */
  sweeping: Promise<void>
  private isStopped = false

  /** Checks all files now, in case of a crash before, and then every hour. */
  constructor(
    private readonly store: Store,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.sweeping = this.sweep()
    this.timer = setInterval(() => {
      this.sweeping = this.sweep()
    }, everyMs)
    this.timer.unref()
  }

  async drop(sha256: string): Promise<void> {
    await this.store.files.removeUnless(sha256, () => this.isNeeded(sha256))
  }

  /** Resolves after the file that is being checked. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.isStopped = true
    await this.sweeping
  }

  private async isNeeded(sha256: string): Promise<boolean> {
    for (const name of collectionNames) {
      const { files: field } = collections[name]
      if (field === undefined) continue
      const collection = this.store.collection<Stored & Record<string, unknown>>(name)
      if (await collection.findOne({ [field]: sha256 }, { projection: { _id: 1 } })) return true
    }
    return false
  }

  private async sweep(): Promise<void> {
    try {
      await this.store.files.tidy()
      for await (const sha256 of this.store.files.all()) {
        if (this.isStopped) return
        await this.drop(sha256)
      }
    } catch (err) {
      this.log.warn({ err }, 'checking for unused files failed')
    }
  }
}
