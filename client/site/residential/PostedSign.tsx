/** The sign on its post, beside the call box and to the same scale. */
import { Sign } from '../Sign'
import styles from './PostedSign.module.css'

export function PostedSign({ className }: { className?: string | undefined }) {
  return (
    <span className={[styles.posted, className].filter(Boolean).join(' ')} aria-hidden="true">
      <Sign className={styles.sign} />
      <svg className={styles.post} viewBox="0 0 160 52" aria-hidden="true">
        <path d="M80 0v51" stroke="currentColor" strokeWidth="6" />
        <path d="M16 51h128" stroke="currentColor" strokeWidth="2" />
      </svg>
    </span>
  )
}
