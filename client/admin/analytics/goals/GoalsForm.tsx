/** Edits which pages and buttons are goals. They are saved together, and removed only then. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import Plus from '~icons/lucide/plus'
import type { GoalsRecord } from '#shared/analytics/calls'
import { goalLimits } from '#shared/analytics/goalLimits'
import type { Goal } from '#shared/analytics/goals'
import { ApiError } from '../../../errors'
import { Button } from '../../../ui/Button'
import { useAttempt } from '../../../ui/forms/useAttempt'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Notice } from '../../../ui/status/Notice'
import { Skeleton } from '../../../ui/status/Skeleton'
import { analytics, goalsKey } from '../../data/analytics/calls'
import { Conflict } from '../../ui/Conflict'
import { GoalFields } from './GoalFields'
import styles from './Goals.module.css'
import { newGoal, problemsOf } from './newGoal'

export function GoalsForm({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: goalsKey,
    queryFn: ({ signal }) => analytics.goals({}, { signal }),
    // No refetch may change the goals while they are being edited.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The goals couldn’t be loaded.
      </LoadFailed>
    )
  return data ? <Form stored={data} onDone={onDone} /> : <Skeleton label="Loading goals" rows={3} />
}

function Form({ stored, onDone }: { stored: GoalsRecord; onDone: () => void }) {
  const queries = useQueryClient()
  const [goals, setGoals] = useState(stored.goals.length > 0 ? stored.goals : [newGoal()])
  const [rev, setRev] = useState(stored.rev)
  /** Saved by somebody else meanwhile. */
  const [theirs, setTheirs] = useState<GoalsRecord | null>(null)
  const [isChecked, setChecked] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const change = (changed: Goal) =>
    setGoals(goals.map((goal) => (goal.id === changed.id ? changed : goal)))

  async function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (goals.map(problemsOf).some(({ name, text }) => name ?? text)) return
    await attempt(async () => {
      try {
        await analytics.saveGoals({ goals, rev })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
        const stored = await analytics.goals({})
        // If they are the same, this is a repeat after a lost reply.
        if (listed(stored.goals) !== listed(goals)) return setTheirs(stored)
      }
      await queries.invalidateQueries({ queryKey: goalsKey.slice(0, 2) })
      onDone()
    })
  }

  function choose(chosen: Goal[], { rev }: GoalsRecord): void {
    setGoals(chosen)
    setRev(rev)
    setTheirs(null)
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      {theirs && (
        <Conflict
          differences={[['Goals', listed(goals), listed(theirs.goals)]]}
          onKeepMine={() => choose(goals, theirs)}
          onTakeTheirs={() => choose(theirs.goals, theirs)}
        />
      )}
      <ul>
        {goals.map((goal, index) => (
          <li key={goal.id}>
            <GoalFields
              goal={goal}
              number={index + 1}
              isChecked={isChecked}
              onChange={change}
              onRemove={() => setGoals(goals.filter(({ id }) => id !== goal.id))}
            />
          </li>
        ))}
      </ul>
      {goals.length < goalLimits.goals && (
        <Button look="line" onClick={() => setGoals([...goals, newGoal()])}>
          <Plus size={16} aria-hidden="true" />
          Add a goal
        </Button>
      )}
      {problem && <Notice tone="error">They weren’t saved. {problem}</Notice>}
      <div className={styles.ends}>
        <Button look="line" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBusy || theirs !== null}>
          Save goals
        </Button>
      </div>
    </form>
  )
}

function listed(goals: readonly Goal[]): string {
  return goals
    .map(({ name, on }) => `${name} (${on.kind === 'page' ? on.path : `“${on.text}”`})`)
    .join(', ')
}
