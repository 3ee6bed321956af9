/** Ready to Get Started: the black end of the page, with the button that opens the contact dialog. */
import { ready } from '#shared/content/home/ready'
import { Mark } from '../../ui/Mark'
import { ContactButton } from '../contact/ContactButton'
import styles from './Ready.module.css'

export function Ready() {
  const { id, heading, lead, button } = ready
  return (
    <section id={id} className={`${styles.ready} on-black`} aria-labelledby={`${id}-heading`}>
      <Mark className={styles.mark} />
      <div className={`${styles.text} page`}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{lead}</p>
        <div className={styles.actions}>
          <ContactButton size="large" className={styles.button}>
            {button}
          </ContactButton>
        </div>
      </div>
    </section>
  )
}
