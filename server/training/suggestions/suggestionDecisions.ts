/**
 * Decisions on suggestions. An accepted way is published first and then recorded, so a crash in
 * between only leaves a suggestion that its section already has. If two decide at once, the second
 * gets a conflict, and what it published is removed.
 */
import type { GivenWay } from '#shared/knowledge/records'
import {
  decidedByOther,
  autoAcceptMinimum,
  suggestionGone,
} from '#shared/training/suggestions/rules'
import { Refusal } from '../../http/refusal'
import type { Added } from '../../knowledge/knowledge'
import { addDisplaced, fromStored, toStored } from '../displaced'
import type { ErasureCascade } from '../erasureCascade'
import type { Ways } from '../queue/groupDecisions'
import { whyNotAdded } from '../whyNotAdded'
import type { StoredSuggestion } from './documents'
import type { Suggestions } from './stored'

interface SeenDecision {
  id: string
  decisionRev: number
}

interface Parts {
  suggestions: Suggestions
  ways: Ways
  erasureCascade: ErasureCascade
  onChange: () => void
}

interface Outcome {
  accepted: StoredSuggestion[]
  refused: { id: string; refusal: Refusal }[]
}

export class SuggestionDecisions {
  constructor(private readonly parts: Parts) {}

  async accept(seen: SeenDecision): Promise<StoredSuggestion> {
    const { accepted, refused } = await this.acceptMany([seen])
    const [one] = accepted
    if (!one) throw refused[0]?.refusal ?? new Refusal('not-found', suggestionGone)
    return one
  }

  /** Decides each separately, and publishes all of an entry at once. */
  async acceptMany(all: readonly SeenDecision[], isByItself = false): Promise<Outcome> {
    const refused: Outcome['refused'] = []
    const open: { suggestion: StoredSuggestion; way: GivenWay }[] = []
    for (const seen of all) {
      try {
        const suggestion = await this.seen(seen)
        if (suggestion.status !== 'open') throw new Refusal('conflict', decidedByOther)
        open.push({ suggestion, way: wayOf(suggestion) })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.push({ id: seen.id, refusal: error })
      }
    }
    if (open.length === 0) return { accepted: [], refused }
    const added = await this.parts.ways.add(open.map(({ way }) => way))
    const accepted: StoredSuggestion[] = []
    for (const { suggestion, way } of open) {
      const { _id, decision } = suggestion
      const reason = added.refused.find((one) => isSameWay(one, way))?.reason
      const moved = added.displaced.get(way)
      const displaced = moved && { displaced: toStored(moved) }
      const made = { kind: 'accepted', at: new Date(), isByItself, ...displaced } as const
      const after = reason
        ? null
        : await this.parts.suggestions.decide(suggestion, { decision: made, previous: decision })
      if (after) accepted.push(after)
      else {
        if (!reason) await this.takeBack(_id, way, added)
        const refusal = new Refusal('conflict', reason ? whyNotAdded[reason] : decidedByOther)
        refused.push({ id: _id, refusal })
      }
    }
    this.parts.onChange()
    return { accepted, refused }
  }

  async dismiss(seen: SeenDecision): Promise<StoredSuggestion> {
    const suggestion = await this.seen(seen)
    const decision = { kind: 'dismissed', at: new Date(), isByItself: false } as const
    return this.decided(
      await this.parts.suggestions.decide(suggestion, { decision, previous: suggestion.decision }),
    )
  }

  async undo(seen: SeenDecision): Promise<StoredSuggestion> {
    const suggestion = await this.seen(seen)
    const { decision, previous } = suggestion
    if (!decision) return suggestion
    const { kind, displaced } = decision
    if (kind === 'accepted')
      await this.parts.ways.remove(
        wayOf(suggestion),
        displaced && fromStored(displaced, suggestion.text),
      )
    return this.decided(await this.parts.suggestions.decide(suggestion, { decision: previous }))
  }

  /** Accepts those that enough visitors chose to need no admin. Safe to repeat. */
  async autoAccept(): Promise<void> {
    const found = await this.parts.suggestions.collection
      .find({ status: 'open', visitors: { $gte: autoAcceptMinimum.visitors } })
      .toArray()
    const chosen = found.filter(canAutoAccept)
    if (chosen.length === 0) return
    await this.acceptMany(
      chosen.map(({ _id, decisionRev }) => ({ id: _id, decisionRev })),
      true,
    )
  }

  /** For a way that wasn't accepted: somebody else dismissed it, or its last vote is gone. */
  private async takeBack(
    id: string,
    way: GivenWay,
    { fresh, displaced }: Pick<Added, 'fresh' | 'displaced'>,
  ): Promise<void> {
    const { suggestions, ways, erasureCascade } = this.parts
    const now = await suggestions.find(id)
    const moved = displaced.get(way)
    if (now?.decision?.kind === 'accepted') {
      if (moved) await addDisplaced(suggestions.collection, now, toStored(moved))
    } else if (fresh.includes(way)) await ways.remove(way, moved)
    if (!now) await erasureCascade.eraseText(way.text, way.entry)
  }

  private async seen({ id, decisionRev }: SeenDecision): Promise<StoredSuggestion> {
    const suggestion = await this.parts.suggestions.find(id)
    if (!suggestion) throw new Refusal('not-found', suggestionGone)
    if (suggestion.decisionRev !== decisionRev) throw new Refusal('conflict', decidedByOther)
    return suggestion
  }

  private decided(after: StoredSuggestion | null): StoredSuggestion {
    this.parts.onChange()
    if (!after) throw new Refusal('conflict', decidedByOther)
    return after
  }
}

/** Whether enough visitors chose it to need no admin. What an admin undid is theirs to decide. */
export function canAutoAccept({
  kind,
  decisionRev,
  pick,
  networks,
  hours,
}: StoredSuggestion): boolean {
  return (
    kind === 'way' &&
    decisionRev === 0 &&
    pick >= autoAcceptMinimum.visitors &&
    networks >= autoAcceptMinimum.networks &&
    hours >= autoAcceptMinimum.hours
  )
}

function wayOf({ entry, section, kind, text, pick }: StoredSuggestion): GivenWay {
  return { entry, section, kind, text, from: pick > 0 ? 'pick' : 'feedback' }
}

function isSameWay(a: GivenWay, b: GivenWay): boolean {
  return a.entry === b.entry && a.section === b.section && a.kind === b.kind && a.text === b.text
}
