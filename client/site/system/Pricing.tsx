/** The three prices as figures, then their terms, then the optional extras. */
import { system } from '#shared/content/system'
import { Actions } from '../blocks/Actions'
import { Section } from '../blocks/Section'
import { ContactButton } from '../contact/ContactButton'
import styles from './Pricing.module.css'

export function Pricing() {
  const { pricing } = system
  return (
    <Section words={pricing} tone="soft">
      <dl className={styles.prices}>
        {pricing.prices.map(({ title, before, amount, after }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className={styles.before}>{before}</dd>
            <dd className={styles.amount}>
              <sup>{amount.slice(0, 1)}</sup>
              {amount.slice(1)}
            </dd>
            <dd className={styles.after}>{after}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.more}>
        <ul className={styles.terms}>
          {pricing.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <div className={styles.extras}>
          <h3>{pricing.extras.heading}</h3>
          <ul>
            {pricing.extras.items.map(({ title, description }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.ask}>
        <Actions>
          <ContactButton size="large">{pricing.button}</ContactButton>
        </Actions>
      </div>
    </Section>
  )
}
