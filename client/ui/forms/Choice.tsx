/** A choice of one option as buttons in a row, for filters and ranges, with optional counts. */
import styles from './Choice.module.css'

export interface Option<Id extends string> {
  id: Id
  name: string
  count?: number | undefined
}

interface ChoiceProps<Id extends string> {
  label: string
  options: readonly Option<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

export function Choice<Id extends string>({ label, options, chosen, onChoose }: ChoiceProps<Id>) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map(({ id, name, count }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
          {count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{count.toLocaleString('en-US')}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  )
}
