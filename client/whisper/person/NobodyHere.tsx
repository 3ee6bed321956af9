/** In place of the form: until it's known how this server can answer later, or if it can't. */
import { useEffect, useRef } from 'react'
import { company, dialed } from '#shared/company'
import { Button } from '../../ui/Button'
import { Modules } from '../../ui/status/Modules'
import { type Later, AnswerOptions } from './AnswerOptions'
import styles from './LeaveMessage.module.css'

interface NobodyHereProps {
  later: Later | undefined
  isTeamHere: boolean
  onDone: () => void
}

export function NobodyHere({ later, isTeamHere, onDone }: NobodyHereProps) {
  const card = useRef<HTMLLIElement>(null)
  const titleHere = later ? 'We can’t take messages right now' : 'Where should we reply?'
  useEffect(() => {
    void card.current?.scrollIntoView({ block: 'nearest' })
  }, [later])
  return (
    <li ref={card} className={styles.card}>
      <h3>{isTeamHere ? titleHere : 'Nobody’s here right now'}</h3>
      <AnswerOptions {...later} />
      {later ? (
        <p>
          Ask {company.assistant}, or{' '}
          <a href={`tel:${dialed(company.quotePhone)}`}>call {company.quotePhone}</a>.
        </p>
      ) : (
        <p role="status">
          <Modules /> Checking how we can answer you…
        </p>
      )}
      <Button look="plain" onClick={onDone}>
        Keep asking {company.assistant}
      </Button>
    </li>
  )
}
