/** The checkbox for consent to text messages, with the opt-in wording. */
import { useId } from 'react'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { Icon } from '../../ui/Icon'
import styles from './Consent.module.css'

interface ConsentProps {
  name: string
  problem?: string | undefined
  isGiven?: boolean | undefined
  /** Whether the form is about something other than text messages. */
  isOptional?: boolean
}

export function Consent({ name, problem, isGiven, isOptional = false }: ConsentProps) {
  const { fields } = quoteForm
  const id = useId()
  return (
    <div className={styles.consent}>
      <label>
        <input
          type="checkbox"
          name={name}
          defaultChecked={isGiven}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem ? true : undefined}
        />
        {fields.smsConsent}
      </label>
      <p id={`${id}-hint`}>
        {isOptional && `${fields.smsOptional} `}
        {fields.smsHint}
      </p>
      <div id={`${id}-problem`} role="alert">
        {problem && (
          <p className={styles.problem}>
            <Icon name="alert" />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
