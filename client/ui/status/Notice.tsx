/** A notice about the content below it: that it failed, or that it is waiting. */
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import styles from './Notice.module.css'

interface NoticeProps {
  tone: 'error' | 'waiting'
  /** A button. */
  action?: ReactNode
  children: ReactNode
}

export function Notice({ tone, action, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name="alert" />
      <p>{children}</p>
      {action}
    </div>
  )
}
