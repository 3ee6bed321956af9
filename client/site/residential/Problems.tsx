import { residential } from '#shared/content/residential'
import { FlipCard } from '../blocks/FlipCard'
import { Section } from '../blocks/Section'
import styles from './Problems.module.css'

export function Problems() {
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
