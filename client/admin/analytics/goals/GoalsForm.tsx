/** Edits which pages and buttons are goals. They are saved together, and removed only then. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import Plus from '~icons/lucide/plus'
import type { GoalsRecord } from '#shared/analytics/calls'
import { goalLimits } from '#shared/analytics/goalLimits'
import type { Goal } from '#shared/analytics/goals'
import { Button } from '../../../ui/Button'
import { useAttempt } from '../../../ui/forms/useAttempt'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Notice } from '../../../ui/status/Notice'
import { Skeleton } from '../../../ui/status/Skeleton'
import { analytics, goalsKey } from '../../data/analytics/calls'
import { GoalFields } from './GoalFields'
import styles from './Goals.module.css'
import { newGoal, problemsOf } from './newGoal'

export function GoalsForm({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: goalsKey,
    queryFn: ({ signal }) => analytics.goals({}, { signal }),
    // No refetch may change the goals while they are being edited.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
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
  const [isChecked, setChecked] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const change = (changed: Goal) =>
    setGoals(goals.map((goal) => (goal.id === changed.id ? changed : goal)))

  async function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (goals.map(problemsOf).some(({ name, text }) => name ?? text)) return
    await attempt(async () => {
      await analytics.saveGoals({ goals, rev: stored.rev })
      await queries.invalidateQueries({ queryKey: goalsKey.slice(0, 2) })
      onDone()
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
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
        <Button type="submit" disabled={isBusy}>
          Save goals
        </Button>
      </div>
    </form>
  )
}
