/** The black end of a page: one question, one button, and a close-up of the mark. */
import { BrandMark } from '../../ui/face/BrandMark'
import { ContactButton } from '../contact/ContactButton'
import { Actions } from './Actions'
import styles from './ClosingSection.module.css'

interface ClosingSectionProps {
  words: { id: string; heading: string; lead: string; button: string }
}

export function ClosingSection({ words: { id, heading, lead, button } }: ClosingSectionProps) {
  return (
    <section id={id} className={`${styles.last} on-black`} aria-labelledby={`${id}-heading`}>
      <BrandMark className={styles.mark} />
      <div className={`${styles.text} page`}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{lead}</p>
        <Actions>
          <ContactButton size="large">{button}</ContactButton>
        </Actions>
      </div>
    </section>
  )
}
