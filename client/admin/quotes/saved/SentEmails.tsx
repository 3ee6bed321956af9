/** E-mails sent with the quote, and whether the mail server accepted them. */
import type { Mail } from '#shared/quotes/records'
import { Panel } from '../../ui/layout/Panel'
import styles from './SentEmails.module.css'

const stateLabels = {
  sending: 'Not sent yet',
  sent: 'Sent',
  failed: 'Not sent',
} as const

interface SentEmailsProps {
  mails: readonly Mail[]
  moment: (at: number) => string
}

export function SentEmails({ mails, moment }: SentEmailsProps) {
  if (mails.length === 0) return null
  return (
    <Panel title="E-mails">
      <ol className={styles.emails}>
        {mails.map(({ id, to, at, revision, state, problem }) => (
          <li key={id}>
            <b>{to}</b>
            <span>
              {moment(at)}, revision {revision}
            </span>
            <span className={styles.state} data-state={state}>
              {stateLabels[state]}
              {problem && `. ${problem}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
