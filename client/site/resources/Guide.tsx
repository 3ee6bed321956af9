/** A guide laid out like a page of a manual: the subject on the left, the points on the right. */
import type { ReactNode } from 'react'
import styles from './Guide.module.css'

interface GuideProps {
  words: { id: string; heading: string; lead: string; bullets: readonly string[] }
  tone: 'white' | 'soft' | 'black'
  /** A drawing of the subject. */
  children: ReactNode
}

const looks = {
  white: styles.guide,
  soft: `${styles.guide} ${styles.soft}`,
  black: `${styles.guide} on-black`,
}

export function Guide({ words: { id, heading, lead, bullets }, tone, children }: GuideProps) {
  return (
    <section id={id} className={looks[tone]} aria-labelledby={`${id}-heading`}>
      <div className={`${styles.sheet} page`}>
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.picture}>{children}</div>
        </div>
        <ul className={styles.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
