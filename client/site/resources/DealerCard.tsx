/**
 * The way into the dealer portal. Both buttons are in the page; an attribute on <html> decides
 * which is visible (site/dealer.ts), with or without the page's script.
 */
import { buttonClass } from '../../ui/Button'
import styles from './DealerCard.module.css'

interface DealerCardProps {
  words: {
    id: string
    heading: string
    paragraphs: readonly string[]
    signedIn: { text: string; to: string }
    signedOut: { text: string; to: string }
  }
}

export function DealerCard({ words }: DealerCardProps) {
  const { id, heading, paragraphs, signedIn, signedOut } = words
  // Plain links, because the portal's routes are in a table of their own.
  return (
    <section id={id} className={`${styles.part} page`} aria-labelledby={`${id}-heading`}>
      <div className={styles.card}>
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <a className={buttonClass({ size: 'large' }, styles.signedIn)} href={signedIn.to}>
          {signedIn.text}
        </a>
        <a className={buttonClass({ size: 'large' }, styles.signedOut)} href={signedOut.to}>
          {signedOut.text}
        </a>
      </div>
    </section>
  )
}
