/** In the place of a quote that cannot be shown. Calm, and the same for every link that opens nothing. */
import type { PrivatePage } from '#shared/quotes/privatePage'
import { Mark } from '../ui/Mark'
import styles from './Message.module.css'

const messages: Record<
  Exclude<PrivatePage['shows'], 'quote'>,
  { heading: string; text: string }
> = {
  missing: {
    heading: 'This link opens no quote',
    text: 'It may be incomplete, or it was withdrawn. Open it again from the letter it came in, or ask us for a new one.',
  },
  replaced: {
    heading: 'A newer quote took its place',
    text: 'Use the link of the newer one. If you have not got it yet, ask us for it.',
  },
  unavailable: {
    heading: 'The quote cannot be shown right now',
    text: 'Nothing is lost. Load this page again in a minute.',
  },
}

export function Message({ about }: { about: keyof typeof messages }) {
  const { heading, text } = messages[about]
  return (
    <div className={styles.message} tabIndex={-1} data-outcome>
      <Mark className={styles.mark} />
      <h1>{heading}</h1>
      <p>{text}</p>
    </div>
  )
}
