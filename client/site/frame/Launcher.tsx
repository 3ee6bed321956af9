/**
 * The button that opens Whisper. It is part of the HTML and works before the page's script has
 * loaded (launcher.ts); attributes on <html> say if it is visible, open, or has unread answers.
 */
import { company } from '#shared/company'
import { Face } from '../../ui/face/Face'
import styles from './Launcher.module.css'

export function Launcher() {
  return (
    <div className={styles.place}>
      <button type="button" className={styles.launcher} data-launcher aria-haspopup="dialog">
        <Face still />
        <span className="unseen">Chat with {company.assistant}</span>
        <span className={styles.unread}>
          <span className="unseen">(new answer)</span>
        </span>
      </button>
      <p className={styles.note} role="status">
        <span>{company.assistant} didn’t load. Check your connection or reload the page.</span>
      </p>
    </div>
  )
}
