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
    return this.decided(await this.groups.decide(group, group.previous, undefined))
  }

  /** By an entry that was published for it; each counts once. Resolves to whether it counted. */
  async taught(id: string, entry: string): Promise<boolean> {
    for (;;) {
      const group = await this.groups.find(id)
      const entries = group?.decision?.entries ?? []
      if (!group || entries.includes(entry)) return false
      const decision: Decision = { kind: 'taught', at: new Date(), entries: [...entries, entry] }
      const reckoned = await this.groups.decide(group, decision, group.decision)
      if (!reckoned) continue
      this.onChange([reckoned])
      return true
    }
  }

  private async decide(id: string, turn: number, decision: Decision): Promise<StoredGroup> {
    const group = await this.seen(id, turn)
    const entries = group.decision?.entries
    const kept = entries ? { ...decision, entries } : decision
    return this.decided(await this.groups.decide(group, kept, group.decision))
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
