/** The top of a page: its name in display type, its lead, and an illustration beside them. */
import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadProps {
  words: { heading: string; lead?: string }
  children?: ReactNode
}

export function PageHead({ words: { heading, lead }, children }: PageHeadProps) {
  return (
    <header className={`${styles.head} page`}>
      <div>
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  )
}
