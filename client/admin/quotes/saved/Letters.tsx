/** The e-mails that went out with the quote, and whether they arrived at the mail server. */
import type { Mail } from '#shared/quotes/records'
import { Panel } from '../../ui/Panel'
import styles from './Letters.module.css'

const words = {
  sending: 'Not sent yet',
  sent: 'Sent',
  failed: 'Not sent',
} as const

interface LettersProps {
  mails: readonly Mail[]
  moment: (at: number) => string
}

export function Letters({ mails, moment }: LettersProps) {
  if (mails.length === 0) return null
  return (
    <Panel title="E-mails">
      <ol className={styles.letters}>
        {mails.map(({ id, to, at, revision, state, problem }) => (
          <li key={id}>
            <b>{to}</b>
            <span>
              {moment(at)}, revision {revision}
            </span>
            <span className={styles.state} data-state={state}>
              {words[state]}
              {problem && `. ${problem}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
