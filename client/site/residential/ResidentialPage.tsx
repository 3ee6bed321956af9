/** /residential (specification, section 2): the landing page for visitors who tried a demo. */
import { residential } from '#shared/content/residential'
import { ClosingSection } from '../blocks/ClosingSection'
import { FlipCard } from '../blocks/FlipCard'
import { Section } from '../blocks/Section'
import type { Head } from '../head'
import { Comparison } from './Comparison'
import { Offer } from './Offer'
import styles from './ResidentialPage.module.css'

export const handle: Head = residential

export function Component() {
  return (
    <>
      <Offer />
      <Comparison />
      <Problems />
      <Install />
      <ClosingSection words={residential.quote} />
    </>
  )
}

function Problems() {
  const { problems } = residential
  return (
    <Section words={problems}>
      <ul className={styles.cards}>
        {problems.items.map(({ title, description }) => (
          <li key={title}>
            <FlipCard front={title} back={description} turn={problems.turn} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Install() {
  const { install } = residential
  return (
    <Section words={install} tone="soft">
      <ol className={styles.steps}>
        {install.items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
