/** A full-width section of the home page, labelled by its heading. */
import type { ReactNode } from 'react'
import styles from './HomeSection.module.css'

interface HomeSectionProps {
  id: string
  ground?: 'white' | 'soft' | 'black'
  children: ReactNode
}

export function HomeSection({ id, ground = 'white', children }: HomeSectionProps) {
  const grounds = { white: '', soft: styles.soft, black: 'on-black' }
  return (
    <section
      id={id}
      className={`${styles.section} ${grounds[ground]}`}
      aria-labelledby={`${id}-heading`}
    >
      <div className="page">{children}</div>
    </section>
  )
}

interface PartHeadProps {
  words: { id: string; heading: string; lead: string }
  /** Placed after the lead. */
  children?: ReactNode
}

/** The heading on the left, one sentence on the right. */
export function HomeSectionHead({ words: { id, heading, lead }, children }: PartHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className={styles.lead}>
        {lead}
        {children}
      </p>
    </header>
  )
}
