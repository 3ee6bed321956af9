import { Link } from 'react-router-dom'
import { buttonClass } from '../ui/Button'
import { Face } from '../ui/Face'
import type { Head } from './head'
import styles from './Plain.module.css'

export const head: Head = {
  title: '404 Not Found',
  description: 'There is no page at this address.',
}

/** Specification, section 2: what is shown when no route matches. */
export function NotFound() {
  return (
    <div className={styles.plain}>
      <Face emotion="surprised" className={styles.face} />
      <h1>404 Not Found</h1>
      <p>There is no page at this address.</p>
      <p className={styles.actions}>
        <Link className={buttonClass({})} to="/">
          Home
        </Link>
      </p>
    </div>
  )
}
