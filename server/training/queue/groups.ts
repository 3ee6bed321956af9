/**
 * The stored groups. Each is recomputed from its questions, never incremented, so that it can't get
 * out of step, and written only if unchanged meanwhile.
 */
import { insertIfNew, retryIfChanged } from '../../store/concurrentWrites'
import type { Collection, Filter, Store, UpdateFilter } from '../../store/port'
import type { AskedQuestion, Decision, StoredGroup } from './documents'
import { type GroupSummary, GroupAccumulator } from './groupSummary'

/** A group's current state; null if it is gone. */
export interface RecomputedGroup {
  id: string
  group: StoredGroup | null
}

/** A decision, and the previous one to undo it. */
interface Made {
  decision?: Decision | undefined
  previous?: Decision | undefined
  /** What was published for it. */
  taughtBy?: string
}

export class Groups {
  readonly collection: Collection<StoredGroup>
  private readonly questions: Collection<AskedQuestion>

  constructor(store: Store) {
    this.collection = store.collection('questionGroups')
    this.questions = store.collection('askedQuestions')
  }

  find(id: string): Promise<StoredGroup | null> {
    return this.collection.findOne({ _id: id })
  }

  /** Recomputes the group from the stored questions; deletes it if there are none. */
  recompute(id: string, now = new Date()): Promise<RecomputedGroup> {
    return retryIfChanged(async () => {
      const before = await this.find(id)
      const accumulated = new GroupAccumulator(before?.decision)
      for await (const question of this.questionsOf(id)) accumulated.add(question)
      const derived = accumulated.result(now)
      if (!derived) {
        if (!before) return { id, group: null }
        const { deletedCount } = await this.collection.deleteOne(asSeen(before))
        return deletedCount > 0 ? { id, group: null } : undefined
      }
      const after = before ? await this.replace(before, derived) : await this.insert(id, derived)
      return after ? { id, group: after } : undefined
    })
  }

  /** Resolves to null if another decision was made meanwhile. */
  async decide(group: StoredGroup, made: Made): Promise<RecomputedGroup | null> {
    const { decision, previous, taughtBy } = made
    const update: UpdateFilter<StoredGroup> = {
      $set: {
        status: decision?.kind ?? 'open',
        ...(decision && { decision }),
        ...(previous && { previous }),
      },
      $inc: { decisionRev: 1, rev: 1 },
    }
    if (!decision || !previous) {
      update.$unset = { ...(!decision && { decision: '' }), ...(!previous && { previous: '' }) }
    }
    if (taughtBy !== undefined) update.$addToSet = { taughtBy }
    const asDecided = { _id: group._id, decisionRev: group.decisionRev }
    const { matchedCount } = await this.collection.updateOne(asDecided, update)
    return matchedCount > 0 ? this.recompute(group._id) : null
  }

  questionsOf(groupId: string) {
    return this.questions.find({ groupId, goneAt: { $exists: false } } as Filter<AskedQuestion>, {
      sort: { at: 1, _id: 1 },
    })
  }

  private async insert(id: string, derived: GroupSummary): Promise<StoredGroup | null> {
    // A recreated group has its old id, so its rev must exceed the old one for clients to accept it.
    const rev = Date.now()
    const group: StoredGroup = { _id: id, ...present(derived), decisionRev: 0, rev }
    return (await insertIfNew(this.collection, group)) ? group : null
  }

  private replace(before: StoredGroup, derived: GroupSummary): Promise<StoredGroup | null> {
    const absent = Object.entries(derived).flatMap(([name, value]) =>
      value === undefined ? [[name, '']] : [],
    )
    return this.collection.findOneAndUpdate(
      asSeen(before),
      {
        $set: present(derived),
        ...(absent.length > 0 && { $unset: Object.fromEntries(absent) }),
        $inc: { rev: 1 },
      },
      { returnDocument: 'after' },
    )
  }
}

function asSeen({ _id, rev }: StoredGroup): Filter<StoredGroup> {
  return { _id, rev }
}

type Present = Omit<
  StoredGroup,
  '_id' | 'decisionRev' | 'rev' | 'decision' | 'previous' | 'taughtBy'
>

function present(derived: GroupSummary): Present {
  const given = Object.entries(derived).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as unknown as Present
}
