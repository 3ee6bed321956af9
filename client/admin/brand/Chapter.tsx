/** A chapter of the manual: number, heading and introduction on the left, its content beside. */
import type { ReactNode } from 'react'
import styles from './Chapter.module.css'

interface ChapterProps {
  id: string
  number: number
  title: string
  about: string
  /** Below the introduction. */
  actions?: ReactNode
  children: ReactNode
}

export function Chapter({ id, number, title, about, actions, children }: ChapterProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={`${id}-heading`}>{title}</h2>
        <p>{about}</p>
        {actions}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
