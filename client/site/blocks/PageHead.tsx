/** What a page begins with: its name in display type, its lead, and beside them whatever explains it. */
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
