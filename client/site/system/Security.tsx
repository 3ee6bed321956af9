/** The two encryptions drawn by key length; the other measures as text. */
import { system } from '#shared/content/system'
import { Section } from '../blocks/Section'
import { KeyLength } from './KeyLength'
import styles from './Security.module.css'

export function Security() {
  const { security } = system
  const keys = security.items.filter(({ title }) => bitsOf(title) > 0)
  const others = security.items.filter((item) => !keys.includes(item))
  return (
    <Section words={security}>
      <ul className={styles.keys}>
        {keys.map(({ title, description }) => (
          <li key={title}>
            <KeyLength side={Math.sqrt(bitsOf(title))} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.caption}>{security.caption}</p>
      <ul className={styles.others}>
        {others.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** 256 for 'AES-256'; 0 for an item that is not an encryption. */
function bitsOf(title: string): number {
  return Number(/^[A-Z]+-(\d+)$/.exec(title)?.[1] ?? 0)
}
