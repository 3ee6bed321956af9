/** The frame of an entry's form: the link back and the heading. */
import type { ReactNode } from 'react'
import { knowledgePath } from '../../data/knowledge/paths'
import { BackLink } from '../../ui/layout/BackLink'
import styles from './EntryFrame.module.css'

interface EntryFrameProps {
  title: string
  /** The page the user came from. */
  back?: { name: string; path: string }
  children: ReactNode
}

const allEntries = { name: 'All entries', path: knowledgePath }

export function EntryFrame({ title, back = allEntries, children }: EntryFrameProps) {
  return (
    <div className={styles.frame}>
      <BackLink to={back.path}>{back.name}</BackLink>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
