/** A section of the Training and Resources tabs, with a heading and extra content beside it. */
import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** At the end of the heading's line. */
  headerExtra?: ReactNode
  children: ReactNode
}

export function Section({ title, headerExtra, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {headerExtra}
      </header>
      {children}
    </section>
  )
}
