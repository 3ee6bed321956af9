/** Shown when nobody is here and this server has no way to answer later. */
import { company, dialled } from '#shared/company'
import { Button } from '../../ui/Button'
import { type Later, AnswerOptions } from './AnswerOptions'
import styles from './LeaveMessage.module.css'

export function NobodyHere({ later, onDone }: { later: Later | undefined; onDone: () => void }) {
  return (
    <li className={styles.card}>
      <h3>Nobody’s here right now</h3>
      <AnswerOptions {...later} />
      <p>
        Ask Whisper, or <a href={`tel:${dialled(company.quotePhone)}`}>call {company.quotePhone}</a>
        .
      </p>
      <Button look="plain" onClick={onDone}>
        Keep asking Whisper
      </Button>
    </li>
  )
}
