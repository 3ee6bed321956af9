/** Shown where there is no content yet: what will be here, and what to do next. */
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  title: string
  picture?: ReactNode
  /** A button or a link. */
  action?: ReactNode
  children: ReactNode
}

export function EmptyState({ title, picture, action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-empty>
      {picture}
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  )
}
