/** A date range, both days included; shows the address's days until others are typed. */
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { type Days, daysProblems } from './freeRange'
import styles from './FreeRange.module.css'

interface FreeRangeProps {
  days: Days
  /** The company's current day, once known. */
  today: string | undefined
  onChoose: (days: Days) => void
}

export function FreeRange({ days, today, onChoose }: FreeRangeProps) {
  const [typed, setTyped] = useState<{ over: Days; days: Days } | null>(null)
  const [isJudged, setJudged] = useState(days.from !== '' || days.to !== '')
  // Going back in the history shows that address's days again.
  const isOfAddress = typed?.over.from === days.from && typed.over.to === days.to
  const current = typed && isOfAddress ? typed.days : days
  const problems = isJudged ? daysProblems(current, today) : null

  function type(change: Partial<Days>) {
    setTyped({ over: days, days: { ...current, ...change } })
    setJudged(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (!daysProblems(current, today)) onChoose(current)
  }

  return (
    <form className={styles.free} noValidate aria-label="From, to" onSubmit={submit}>
      <Field
        label="First day"
        type="date"
        value={current.from}
        max={today}
        problem={problems?.from}
        onChange={(event) => type({ from: event.target.value })}
      />
      <Field
        label="Last day"
        type="date"
        value={current.to}
        max={today}
        problem={problems?.to}
        onChange={(event) => type({ to: event.target.value })}
      />
      <Button type="submit">Show</Button>
    </form>
  )
}
