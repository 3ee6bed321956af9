/** Around an entry's form: the way back to the list, and the heading. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/Icon'
import styles from './EntryFrame.module.css'
import { knowledgePath } from './paths'

export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Link className={styles.back} to={knowledgePath}>
        <Icon name="back" size={14} />
        All entries
      </Link>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
