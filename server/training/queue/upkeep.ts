/**
 * The queue's scheduled work: postponed groups come back, and if there are too many the oldest are
 * left out until there is room.
 */
import { limits } from '#shared/training/queue/limits'
import type { StoredGroup } from './documents'
import type { Groups, RecomputedGroup } from './groups'

const page = 200

export class Upkeep {
  constructor(
    private readonly groups: Groups,
    private readonly onChange: (changed: readonly RecomputedGroup[]) => void,
    private readonly most: number = limits.open,
  ) {}

  async run(now = new Date()): Promise<void> {
    await this.wake(now)
    await this.fit(now)
  }

  private async wake(now: Date): Promise<void> {
    const due = await this.groups.collection
      .find({ wakeAt: { $lte: now } }, { limit: page })
      .toArray()
    for (const { _id } of due) this.onChange([await this.groups.recompute(_id, now)])
  }

  private async fit(now: Date): Promise<void> {
    const { collection } = this.groups
    const over = (await collection.countDocuments({ status: 'open' })) - this.most
    if (over > 0) {
      const oldest = await collection
        .find({ status: 'open' }, { sort: { lastAt: 1, _id: 1 }, limit: Math.min(over, page) })
        .toArray()
      for (const group of oldest) await this.leaveOut(group, now)
    } else if (over < 0) {
      const latest = await collection
        .find(
          { status: 'left-out' },
          { sort: { lastAt: -1, _id: -1 }, limit: Math.min(-over, page) },
        )
        .toArray()
      for (const group of latest) {
        this.publish(await this.groups.decide(group, { decision: group.previous }))
      }
    }
  }

  private async leaveOut(group: StoredGroup, at: Date): Promise<void> {
    const decision = { kind: 'left-out', at } as const
    this.publish(await this.groups.decide(group, { decision, previous: group.decision }))
  }

  private publish(recomputed: RecomputedGroup | null): void {
    if (recomputed) this.onChange([recomputed])
  }
}
