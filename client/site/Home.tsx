import { company, dialled } from '#shared/company'
import { home } from '#shared/content/home'
import { Button } from '../ui/Button'
import { Mark } from '../ui/Mark'
import styles from './Home.module.css'
import type { Head } from './head'
import { Sign } from './Sign'

export const head: Head = { title: home.title, description: home.description }

export function Home() {
  return (
    <>
      <section className={`${styles.hero} page`}>
        <div>
          <h1>
            <span>{home.hero.words[0]}</span> {home.heading}
          </h1>
          <p className={styles.lead}>{home.hero.lead}</p>
          <p className={styles.actions}>
            <Button size="large" href={`#${home.contact.id}`}>
              {home.contact.button}
            </Button>
            <Button size="large" look="line" href={`#${home.howItWorks.id}`}>
              {home.howItWorks.heading}
            </Button>
          </p>
        </div>
        <Sign className={styles.sign} />
      </section>
      <List section={home.features} />
      <List section={home.howItWorks} isNumbered />
      <List section={home.comingSoon} />
      <section id={home.contact.id} className={`${styles.contact} on-black`}>
        <div className="page">
          <h2>{home.contact.heading}</h2>
          <p className={styles.lead}>{home.contact.lead}</p>
          <dl className={styles.ways}>
            <dt>Call for a quote</dt>
            <dd>
              <a href={`tel:${dialled(company.quotePhone)}`}>{company.quotePhone}</a>
            </dd>
            <dt>Text for support</dt>
            <dd>
              <a href={`sms:${dialled(company.supportText)}`}>{company.supportText}</a>
            </dd>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>
            </dd>
          </dl>
          <Mark className={styles.mark} />
        </div>
      </section>
    </>
  )
}

interface ListProps {
  section: {
    id: string
    heading: string
    items: readonly { title: string; description: string }[]
  }
  isNumbered?: boolean
}

function List({ section: { id, heading, items }, isNumbered = false }: ListProps) {
  const Items = isNumbered ? 'ol' : 'ul'
  return (
    <section id={id} className={styles.section}>
      <div className="page">
        <h2>{heading}</h2>
        <Items className={styles.items}>
          {items.map(({ title, description }, index) => (
            <li key={title}>
              <h3>
                {isNumbered && <span>{index + 1}</span>} {title}
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </Items>
      </div>
    </section>
  )
}
