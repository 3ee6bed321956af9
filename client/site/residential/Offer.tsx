/** The landing page's first screen: the product, its benefits and price, and two ways to go on. */
import { Link } from 'react-router-dom'
import { residential } from '#shared/content/residential'
import { buttonClass } from '../../ui/Button'
import { Actions } from '../blocks/Actions'
import { ContactButton } from '../contact/ContactButton'
import styles from './Offer.module.css'
import { PriceBadge } from './PriceBadge'

export function Offer() {
  const { offer, heading } = residential
  return (
    <section id={offer.id} className={`${styles.offer} page`}>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{offer.lead}</p>
        <Benefits benefits={offer.benefits} />
        <Actions>
          <ContactButton size="large">{offer.quoteButton}</ContactButton>
          <Link className={buttonClass({ look: 'line', size: 'large' })} to={offer.link.to}>
            {offer.link.text}
          </Link>
        </Actions>
      </div>
      <PriceBadge words={offer.badge} className={styles.badge} />
    </section>
  )
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className={styles.checks}>
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  )
}
