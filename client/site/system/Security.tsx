/** The two encryptions drawn by key length; the other measures as text. */
import { system } from '#shared/content/system'
import { Section } from '../blocks/Section'
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

/** The length of a key, drawn as one square per bit. */
interface KeyLengthProps {
  /** Squares per side. */
  side: number
  className?: string | undefined
}

const module = 8

function KeyLength({ side, className }: KeyLengthProps) {
  const id = `bits-${side}`
  const size = side * module
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <pattern id={id} width={module} height={module} patternUnits="userSpaceOnUse">
        <rect x="1" y="1" width="6" height="6" rx="1" fill="currentColor" />
      </pattern>
      <rect width={size} height={size} fill={`url(#${id})`} />
    </svg>
  )
}
