/** A form field with its label and problem, linked for screen readers. */
import { type ComponentProps, useId } from 'react'
import { Icon } from '../Icon'
import styles from './Field.module.css'

interface Common {
  label: string
  /** What is wrong with the value and how to fix it. */
  problem?: string | null | undefined
}
type FieldProps =
  | (Common & { rows?: never } & ComponentProps<'input'>)
  | (Common & { rows: number } & ComponentProps<'textarea'>)

export function Field({ label, problem, ...rest }: FieldProps) {
  const id = useId()
  const tied = {
    id,
    className: styles.control,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rest.rows === undefined ? <input {...rest} {...tied} /> : <textarea {...rest} {...tied} />}
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
