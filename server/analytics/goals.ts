/** The company's goals in the store: one document, with the revision of its last change. */
import type { GoalsRecord } from '#shared/analytics/calls'
import { type Goal, pressedText } from '#shared/analytics/goals'
import { Refusal } from '../http/refusal'
import { updateIfUnchanged } from '../store/concurrentWrites'
import type { Collection, Store, Stored } from '../store/port'

interface StoredGoals extends Stored {
  goals: Goal[]
  rev: number
}

const _id = 'analytics-goals'

export class StoredGoalList {
  private readonly facts: Collection<StoredGoals>

  constructor(store: Store) {
    this.facts = store.collection<StoredGoals>('facts')
  }

  async read(): Promise<GoalsRecord> {
    const stored = await this.facts.findOne({ _id })
    return { goals: stored?.goals ?? [], rev: stored?.rev ?? 0 }
  }

  async save({ goals, rev }: GoalsRecord): Promise<GoalsRecord> {
    if (!(await updateIfUnchanged(this.facts, { _id, rev }, { goals })))
      throw new Refusal('conflict', 'The goals were changed in the meantime. Please try again.')
    return { goals, rev: rev + 1 }
  }

  /** The pressed goal's text, in the form that is counted; null if it isn't a goal. */
  async pressed(text: string): Promise<string | null> {
    const wanted = pressedText(text)
    const { goals } = await this.read()
    const isGoal = goals.some(({ on }) => on.kind === 'button' && pressedText(on.text) === wanted)
    return isGoal ? wanted : null
  }
}
