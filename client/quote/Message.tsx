/** Shown instead of a quote. It says the same for every link that opens nothing. */
import type { PrivatePage } from '#shared/quotes/privatePage'
import { buttonClass } from '../ui/Button'
import { BrandMark } from '../ui/face/BrandMark'
import styles from './Message.module.css'

type Shown = Exclude<PrivatePage, { shows: 'quote' }>

const messages: Record<Shown['shows'], { heading: string; text: string }> = {
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

export function Message(page: Shown) {
  const { heading, text } = messages[page.shows]
  const newer = page.shows === 'replaced' ? page.newer : null
  return (
    <div className={styles.message} tabIndex={-1} data-outcome>
      <BrandMark className={styles.mark} />
      <h1>{heading}</h1>
      <p>{newer === null ? text : 'It takes the place of the one you opened.'}</p>
      {newer !== null && (
        <a className={buttonClass({ size: 'large' })} href={newer}>
          Open the newer quote
        </a>
      )}
    </div>
  )
}
