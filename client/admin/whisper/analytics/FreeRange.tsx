/** Two days of the admin's choice, both included. What stands in the address is shown with its problems. */
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import styles from './FreeRange.module.css'
import { type Days, type DaysProblems, daysProblems } from './freeRange'

interface FreeRangeProps {
  days: Days
  problems: DaysProblems | null
  /** The company's, once it is known. */
  today: string | undefined
  onChoose: (days: Days) => void
}

export function FreeRange({ days, problems, today, onChoose }: FreeRangeProps) {
  const [from, setFrom] = useState(days.from)
  const [to, setTo] = useState(days.to)
  const [shown, setShown] = useState(problems)

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = daysProblems({ from, to }, today)
    setShown(found)
    if (!found) onChoose({ from, to })
  }

  return (
    <form className={styles.free} noValidate aria-label="From, to" onSubmit={submit}>
      <Field
        label="First day"
        type="date"
        value={from}
        max={today}
        problem={shown?.from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Field
        label="Last day"
        type="date"
        value={to}
        problem={shown?.to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit">Show</Button>
    </form>
  )
}
