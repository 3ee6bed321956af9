/** What admins do with a group. Of two who decide at once the second is told. */
import { decidedByOther, laterDays, questionGone } from '#shared/training/queue/rules'
import { Refusal } from '../../refusal'
import type { Decision, StoredGroup } from './documents'
import type { Groups, Reckoned } from './groups'

const dayMs = 86_400_000

export class Deciding {
  constructor(
    private readonly groups: Groups,
    private readonly onChange: (changed: readonly Reckoned[]) => void,
  ) {}

  dismiss(id: string, turn: number): Promise<StoredGroup> {
    return this.decide(id, turn, { kind: 'dismissed', at: new Date() })
  }

  later(id: string, turn: number): Promise<StoredGroup> {
    const at = new Date()
    const until = new Date(at.getTime() + laterDays * dayMs)
    return this.decide(id, turn, { kind: 'later', at, until })
  }

  async undo(id: string, turn: number): Promise<StoredGroup> {
    const group = await this.seen(id, turn)
    if (!group.decision) return group
    return this.decided(await this.groups.decide(group, { decision: group.previous }))
  }

  async reopen(id: string, turn: number): Promise<StoredGroup> {
    const group = await this.seen(id, turn)
    return this.decided(await this.groups.decide(group, { previous: group.decision }))
  }

  /** By what was published for it; each counts once. */
  async taught(id: string, taughtBy: string): Promise<void> {
    for (;;) {
      const group = await this.groups.find(id)
      if (!group || group.taughtBy?.includes(taughtBy)) return
      const decision = { kind: 'taught', at: new Date() } as const
      const made = { decision, previous: group.decision, taughtBy }
      const reckoned = await this.groups.decide(group, made)
      if (!reckoned) continue
      this.onChange([reckoned])
      return
    }
  }

  private async decide(id: string, turn: number, decision: Decision): Promise<StoredGroup> {
    const group = await this.seen(id, turn)
    return this.decided(await this.groups.decide(group, { decision, previous: group.decision }))
  }

  private async seen(id: string, turn: number): Promise<StoredGroup> {
    const group = await this.groups.find(id)
    if (!group) throw new Refusal('not-found', questionGone)
    if (group.turn !== turn) throw new Refusal('conflict', decidedByOther)
    return group
  }

  private decided(reckoned: Reckoned | null): StoredGroup {
    if (!reckoned) throw new Refusal('conflict', decidedByOther)
    this.onChange([reckoned])
    if (!reckoned.group) throw new Refusal('not-found', questionGone)
    return reckoned.group
  }
}
