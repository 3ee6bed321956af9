/** One numbered section of the policy. */
import type { ReactNode } from 'react'
import type { Section, SiteLink } from '#shared/content/page'
import styles from './Clause.module.css'

interface ClauseProps {
  words: Section & { links?: readonly SiteLink[] }
  number: number
  /** Controls, such as an opt-out. */
  children?: ReactNode
}

export function Clause({ words, number, children }: ClauseProps) {
  const { id, heading, bullets, items, paragraphs = [], links } = words
  return (
    <section id={id} className={styles.clause} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <span>{number}</span> {heading}
      </h2>
      <div className={styles.words}>
        {bullets && (
          <ul>
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        )}
        {items && (
          <dl>
            {items.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        )}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links && (
          <p className={styles.links}>
            {links.map(({ text, to }) => (
              <a key={to} href={to}>
                {text}
              </a>
            ))}
          </p>
        )}
        {children}
      </div>
    </section>
  )
}
