/** Edits one goal: its name, and its page or button. */
import { goalLimits } from '#shared/analytics/goalLimits'
import type { Goal } from '#shared/analytics/goals'
import { pages } from '#shared/content/pages'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { Select } from '../../../ui/forms/Select'
import styles from './Goals.module.css'
import { firstPage, problemsOf } from './newGoal'

interface GoalFieldsProps {
  goal: Goal
  number: number
  /** Whether to show what is missing. */
  isChecked: boolean
  onChange: (goal: Goal) => void
  onRemove: () => void
}

export function GoalFields({ goal, number, isChecked, onChange, onRemove }: GoalFieldsProps) {
  const { name, on } = goal
  const problems = isChecked ? problemsOf(goal) : null
  return (
    <fieldset className={styles.goal} aria-label={`Goal ${number}`}>
      <Field
        label="Name"
        maxLength={goalLimits.name}
        value={name}
        problem={problems?.name}
        onChange={({ target }) => onChange({ ...goal, name: target.value })}
      />
      <Select
        label="Reached by"
        value={on.kind}
        onChange={({ target }) =>
          onChange({
            ...goal,
            on: target.value === 'page' ? firstPage : { kind: 'button', text: '' },
          })
        }
      >
        <option value="page">Seeing a page</option>
        <option value="button">Pressing a button</option>
      </Select>
      {on.kind === 'page' ? (
        <Select
          label="Page"
          value={on.path}
          onChange={({ target }) => onChange({ ...goal, on: { ...on, path: target.value } })}
        >
          {pages.map(({ path, name }) => (
            <option key={path} value={path}>
              {name} {path}
            </option>
          ))}
        </Select>
      ) : (
        <Field
          label="Its text"
          maxLength={goalLimits.text}
          value={on.text}
          problem={problems?.text}
          onChange={({ target }) => onChange({ ...goal, on: { ...on, text: target.value } })}
        />
      )}
      <Button look="plain" aria-label={`Remove goal ${number}`} onClick={onRemove}>
        Remove
      </Button>
    </fieldset>
  )
}
