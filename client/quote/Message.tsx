/** Shown instead of a quote. It says the same for every link that opens nothing. */
import type { PrivatePage } from '#shared/quotes/privatePage'
import { BrandMark } from '../ui/face/BrandMark'
import styles from './Message.module.css'

const messages: Record<
  Exclude<PrivatePage['shows'], 'quote'>,
  { heading: string; text: string }
> = {
  missing: {
    heading: 'This link doesn’t open a quote',
    text: 'It may be incomplete or withdrawn. Open it again from the e-mail it came in, or ask us for a new one.',
  },
  replaced: {
    heading: 'There’s a newer quote',
    text: 'Use the link to the newer one. If you don’t have it yet, ask us for it.',
  },
  unavailable: {
    heading: 'We can’t show this quote right now',
    text: 'Nothing is lost. Reload this page in a minute.',
  },
}

export function Message({ about }: { about: keyof typeof messages }) {
  const { heading, text } = messages[about]
  return (
    <div className={styles.message} tabIndex={-1} data-outcome>
      <BrandMark className={styles.mark} />
      <h1>{heading}</h1>
      <p>{text}</p>
    </div>
  )
}
