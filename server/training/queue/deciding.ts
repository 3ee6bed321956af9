/** What admins do with a group. Of two who decide at once the second is told. */
import type { GivenWay, WaysAdded } from '#shared/knowledge/records'
import { wayKey } from '#shared/knowledge/sections'
import { decidedByOther, laterDays, questionGone } from '#shared/training/queue/rules'
import { Refusal } from '../../http/refusal'
import { whyNotAdded } from '../whyNotAdded'
import type { Decision, StoredGroup } from './documents'
import type { Groups, Reckoned } from './groups'

const dayMs = 86_400_000

/** How ways of asking are published, and taken back. */
export interface Ways {
  add: (ways: readonly GivenWay[]) => Promise<WaysAdded>
  remove: (ways: readonly GivenWay[]) => Promise<void>
}

type Section = Pick<GivenWay, 'entry' | 'section'>

export class Deciding {
  constructor(
    private readonly groups: Groups,
    private readonly ways: Ways,
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

  /** Published first: what a crash leaves is a way that is there already when it is done again. */
  async asks(id: string, turn: number, { entry, section }: Section): Promise<StoredGroup> {
    const { question: text } = await this.seen(id, turn)
    await this.publish({ entry, section, text })
    const way = { entry, section, text }
    return this.decide(id, turn, { kind: 'taught', at: new Date(), way })
  }

  /** Words of nobody's; `group` is what waits and asks the same. */
  async asksUnqueued(text: string, section: Section, group: string | undefined): Promise<void> {
    await this.publish({ ...section, text })
    const { entry, section: id } = section
    if (group !== undefined) await this.taught(group, `${entry}/${id} ${wayKey(text)}`)
  }

  async undo(id: string, turn: number): Promise<StoredGroup> {
    const group = await this.seen(id, turn)
    if (!group.decision) return group
    const { way } = group.decision
    if (way) await this.ways.remove([given(way)])
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

  private async publish(way: Required<Decision>['way']): Promise<void> {
    const { refused } = await this.ways.add([given(way)])
    const [one] = refused
    if (one) throw new Refusal('conflict', whyNotAdded[one.reason])
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

function given(way: Required<Decision>['way']): GivenWay {
  return { ...way, kind: 'way', from: 'queue' }
}
