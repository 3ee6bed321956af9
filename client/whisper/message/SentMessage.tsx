import { timeText } from './days'
import styles from './Messages.module.css'

/** A visitor's message that the server has stored. */
export function SentMessage({ text, at }: { text: string; at: number }) {
  return (
    <li className={styles.mine}>
      <p className={styles.words}>
        <span className="unseen">You: </span>
        {text}
      </p>
      <p className={styles.state}>
        <span>Sent</span> <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
      </p>
    </li>
  )
}
