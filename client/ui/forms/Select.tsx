/** The counterpart of Field.tsx for a list of options: label, list, and its problem. */
import { type ComponentProps, useId } from 'react'
import { Icon } from '../Icon'
import styles from './Field.module.css'

interface SelectProps extends ComponentProps<'select'> {
  label: string
  problem?: string | null | undefined
}

export function Select({ label, problem, ...rest }: SelectProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <div role="alert">
        {problem && (
          <p id={`${id}-problem`} className={styles.problem}>
            <Icon name="alert" />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
