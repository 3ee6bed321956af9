/** Admins' decisions on a group. If two decide at once, the second gets a conflict. */
import { isDeepStrictEqual } from 'node:util'
import { dayMs } from '#shared/days'
import type { GivenWay } from '#shared/knowledge/records'
import type { DisplacedWay } from '#shared/knowledge/ways'
import { decidedByOther, laterDays, questionGone } from '#shared/training/queue/rules'
import { Refusal } from '../../http/refusal'
import type { Added } from '../../knowledge/knowledge'
import { retryIfChanged } from '../../store/concurrentWrites'
import { addDisplaced, fromStored, toStored } from '../displaced'
import type { ErasureCascade } from '../erasureCascade'
import { whyNotAdded } from '../whyNotAdded'
import type { WordKeys } from '../wordKeys'
import type { Decision, StoredGroup } from './documents'
import type { Groups, RecomputedGroup } from './groups'

/** Publishes ways of asking, and removes them. */
export interface Ways {
  add: (ways: readonly GivenWay[]) => Promise<Added>
  /** Puts back what it displaced. */
  remove: (way: GivenWay, displaced?: DisplacedWay) => Promise<void>
}

type Section = Pick<GivenWay, 'entry' | 'section'>
type Way = Section & Pick<GivenWay, 'text'>
type DecidedWay = Required<Decision>['way']

interface Published {
  /** Whether the way wasn't there before. */
  isFresh: boolean
  /** What it displaced. */
  moved: DisplacedWay | undefined
}

interface Parts {
  groups: Groups
  ways: Ways
  wordKeys: WordKeys
  erasureCascade: ErasureCascade
  onChange: (changed: readonly RecomputedGroup[]) => void
}

export class GroupDecisions {
  constructor(private readonly parts: Parts) {}

  dismiss(id: string, decisionRev: number): Promise<StoredGroup> {
    return this.decide(id, decisionRev, { kind: 'dismissed', at: new Date() })
  }

  later(id: string, decisionRev: number): Promise<StoredGroup> {
    const at = new Date()
    const until = new Date(at.getTime() + laterDays * dayMs)
    return this.decide(id, decisionRev, { kind: 'later', at, until })
  }

  /**
   * Publishes the way first: after a crash, repeating the decision finds it already there. Removes
   * it if somebody else has decided meanwhile, or its text was erased.
   */
  async asks(id: string, decisionRev: number, { entry, section }: Section): Promise<StoredGroup> {
    const { groups, wordKeys, erasureCascade } = this.parts
    const group = await this.seen(id, decisionRev)
    const way = { entry, section, text: group.question }
    const published = await this.publish(way)
    const made = { entry, section, key: wordKeys.of(way.text) }
    // A group taught before and reopened has its way there since then.
    const before = [group.decision, group.previous].find((one) => isFor(one, made))
    const displaced = published.moved ? toStored(published.moved) : before?.displaced
    const kept = displaced && { displaced }
    const decision = { kind: 'taught', at: new Date(), way: made, ...kept } as const
    const recomputed = await groups.decide(group, { decision, previous: group.decision })
    if (!recomputed) await this.withdraw(id, way, made, published)
    // Anything published after an erasure must be erased here, since nothing else would find it.
    if (!(await erasureCascade.isAsked(id, way.text)))
      await erasureCascade.eraseText(way.text, entry)
    if (!recomputed) await this.seen(id, decisionRev)
    return this.decided(recomputed)
  }

  /** For text that isn't in the queue; `group` is the waiting group that asks the same. */
  async asksUnqueued(text: string, section: Section, group: string | undefined): Promise<void> {
    await this.publish({ ...section, text })
    const { entry, section: id } = section
    if (group !== undefined)
      await this.taught(group, `${entry}/${id} ${this.parts.wordKeys.of(text)}`)
  }

  async undo(id: string, decisionRev: number): Promise<StoredGroup> {
    const group = await this.seen(id, decisionRev)
    if (!group.decision) return group
    await this.takeBack(id, group.decision)
    return this.decided(await this.parts.groups.decide(group, { decision: group.previous }))
  }

  async reopen(id: string, decisionRev: number): Promise<StoredGroup> {
    const group = await this.seen(id, decisionRev)
    return this.decided(await this.parts.groups.decide(group, { previous: group.decision }))
  }

  /** Records what was published for the group; each counts once. */
  async taught(id: string, taughtBy: string): Promise<void> {
    const recomputed = await retryIfChanged(async () => {
      const group = await this.parts.groups.find(id)
      if (!group || group.taughtBy?.includes(taughtBy)) return null
      const decision = { kind: 'taught', at: new Date() } as const
      const made = { decision, previous: group.decision, taughtBy }
      return (await this.parts.groups.decide(group, made)) ?? undefined
    })
    if (recomputed) this.parts.onChange([recomputed])
  }

  /** For a way that somebody else's decision came before; if theirs is the same, it stays. */
  private async withdraw(id: string, way: Way, made: DecidedWay, { isFresh, moved }: Published) {
    const { groups, ways } = this.parts
    const other = await groups.find(id)
    if (!isFor(other?.decision, made)) {
      if (isFresh) await ways.remove(given(way), moved)
    } else if (other && moved) await addDisplaced(groups.collection, other, toStored(moved))
  }

  private async publish(way: Way): Promise<Published> {
    const { refused, fresh, displaced } = await this.parts.ways.add([given(way)])
    const [one] = refused
    if (one) throw new Refusal('conflict', whyNotAdded[one.reason])
    const [moved] = displaced.values()
    return { isFresh: fresh.length > 0, moved }
  }

  /** The way's text is that of a question in the group. If it was erased, the way is already gone. */
  private async takeBack(id: string, { way, displaced }: Decision): Promise<void> {
    if (!way) return
    const { wordKeys, erasureCascade, ways } = this.parts
    const { key, ...section } = way
    const asked = await erasureCascade.findAskedText(id, (other) => wordKeys.of(other) === key)
    const text = asked ?? displaced?.text
    if (text === undefined) return
    await ways.remove(given({ ...section, text }), displaced && fromStored(displaced, text))
  }

  private async decide(id: string, decisionRev: number, decision: Decision): Promise<StoredGroup> {
    const group = await this.seen(id, decisionRev)
    return this.decided(
      await this.parts.groups.decide(group, { decision, previous: group.decision }),
    )
  }

  private async seen(id: string, decisionRev: number): Promise<StoredGroup> {
    const group = await this.parts.groups.find(id)
    if (!group) throw new Refusal('not-found', questionGone)
    if (group.decisionRev !== decisionRev) throw new Refusal('conflict', decidedByOther)
    return group
  }

  private decided(recomputed: RecomputedGroup | null): StoredGroup {
    if (!recomputed) throw new Refusal('conflict', decidedByOther)
    this.parts.onChange([recomputed])
    if (!recomputed.group) throw new Refusal('not-found', questionGone)
    return recomputed.group
  }
}

function isFor(decision: Decision | undefined, way: DecidedWay): boolean {
  return isDeepStrictEqual(decision?.way, way)
}

function given(way: Way): GivenWay {
  return { ...way, kind: 'way', from: 'queue' }
}
