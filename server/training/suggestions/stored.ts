/**
 * The stored suggestions. Each is recomputed from its votes, never incremented, and written only if
 * unchanged meanwhile.
 */
import { hourMs } from '#shared/days'
import { minVisitorsForNever } from '#shared/training/suggestions/rules'
import { insertIfNew, retryIfChanged } from '../../store/concurrentWrites'
import type { Collection, Filter, Store, UpdateFilter } from '../../store/port'
import type { Decision, StoredSuggestion, Vote } from './documents'
import type { Votes } from './votes'

type Derived = Omit<StoredSuggestion, '_id' | 'decision' | 'previous' | 'decisionRev' | 'rev'>

export class Suggestions {
  readonly collection: Collection<StoredSuggestion>

  constructor(
    store: Store,
    private readonly votes: Votes,
  ) {
    this.collection = store.collection('suggestions')
  }

  find(id: string): Promise<StoredSuggestion | null> {
    return this.collection.findOne({ _id: id })
  }

  /** Null if no vote is left: then it is deleted, whatever was decided. */
  recompute(id: string): Promise<StoredSuggestion | null> {
    return retryIfChanged(async () => {
      const before = await this.find(id)
      const accumulated = new SuggestionAccumulator()
      for await (const vote of this.votes.of(id)) accumulated.add(vote)
      const derived = accumulated.result(before?.decision)
      if (!derived) {
        if (!before) return null
        const { deletedCount } = await this.collection.deleteOne(asSeen(before))
        return deletedCount > 0 ? null : undefined
      }
      const after = before ? await this.replace(before, derived) : await this.insert(id, derived)
      return after ?? undefined
    })
  }

  /** Resolves to null if another decision was made meanwhile. */
  async decide(
    { _id, decisionRev }: StoredSuggestion,
    { decision, previous }: { decision?: Decision | undefined; previous?: Decision | undefined },
  ): Promise<StoredSuggestion | null> {
    const update: UpdateFilter<StoredSuggestion> = {
      $set: { ...(decision && { decision }), ...(previous && { previous }) },
      $inc: { decisionRev: 1, rev: 1 },
    }
    if (!decision || !previous) {
      update.$unset = { ...(!decision && { decision: '' }), ...(!previous && { previous: '' }) }
    }
    const { matchedCount } = await this.collection.updateOne({ _id, decisionRev }, update)
    return matchedCount > 0 ? this.recompute(_id) : null
  }

  private async insert(id: string, derived: Derived): Promise<StoredSuggestion | null> {
    const suggestion: StoredSuggestion = { _id: id, ...derived, decisionRev: 0, rev: 1 }
    return (await insertIfNew(this.collection, suggestion)) ? suggestion : null
  }

  private replace(before: StoredSuggestion, derived: Derived): Promise<StoredSuggestion | null> {
    return this.collection.findOneAndUpdate(
      asSeen(before),
      {
        $set: derived,
        ...(derived.confidence === undefined && { $unset: { confidence: '' as const } }),
        $inc: { rev: 1 },
      },
      { returnDocument: 'after' },
    )
  }
}

function asSeen({ _id, rev }: StoredSuggestion): Filter<StoredSuggestion> {
  return { _id, rev }
}

/** Adds up a suggestion's votes one by one, oldest first. */
class SuggestionAccumulator {
  private last: Vote | undefined
  private confidence: number | undefined
  /** Conversations by kind of vote. */
  private readonly by = {
    pick: new Set<string>(),
    helpful: new Set<string>(),
    notHelpful: new Set<string>(),
  }
  private readonly texts = new Map<string, number>()
  private readonly networks = new Set<string>()
  /** Times of the first and last pick, in epoch milliseconds. */
  private readonly picked = { from: Number.POSITIVE_INFINITY, to: 0 }

  add(vote: Vote): void {
    this.last = vote
    this.confidence = vote.confidence ?? this.confidence
    this.by[vote.source].add(vote.conversationId)
    if (vote.source === 'pick') this.addPick(vote)
    this.texts.set(vote.text, (this.texts.get(vote.text) ?? 0) + 1)
  }

  private addPick({ at, from }: Vote): void {
    if (from !== undefined) this.networks.add(from)
    this.picked.from = Math.min(this.picked.from, at.getTime())
    this.picked.to = Math.max(this.picked.to, at.getTime())
  }

  result(decision: Decision | undefined): Derived | null {
    if (!this.last) return null
    const { kind, entry, section, at, text } = this.last
    const { pick, helpful, notHelpful } = this.by
    const visitors = new Set([...pick, ...helpful, ...notHelpful]).size
    const isFew = kind === 'never' && visitors < minVisitorsForNever
    const hours = Math.max(0, Math.floor((this.picked.to - this.picked.from) / hourMs))
    const [most] = [...this.texts].sort(([, a], [, b]) => b - a)
    return {
      kind,
      entry,
      section,
      text: most?.[0] ?? text,
      visitors,
      lastAt: at,
      pick: pick.size,
      helpful: helpful.size,
      notHelpful: notHelpful.size,
      networks: this.networks.size,
      hours,
      ...(this.confidence !== undefined && { confidence: this.confidence }),
      status: decision?.kind ?? (isFew ? 'few' : 'open'),
    }
  }
}
