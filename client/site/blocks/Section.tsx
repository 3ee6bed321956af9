/** A full-width section of a page in one of three tones, with a heading and a lead. */
import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  words: { id: string; heading: string; lead?: string }
  tone?: 'white' | 'soft' | 'black'
  children: ReactNode
}

const looks = {
  white: styles.section,
  soft: `${styles.section} ${styles.soft}`,
  black: `${styles.section} on-black`,
}

export function Section({ words: { id, heading, lead }, tone = 'white', children }: SectionProps) {
  return (
    <section id={id} className={looks[tone]} aria-labelledby={`${id}-heading`}>
      <div className="page">
        <header className={styles.head}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
