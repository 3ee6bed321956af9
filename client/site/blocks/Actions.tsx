import type { ReactNode } from 'react'
import styles from './Actions.module.css'

/** Buttons in a row; on a phone, each spans the full width. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
