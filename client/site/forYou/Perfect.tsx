import { forYou } from '#shared/content/forYou'
import { Section } from '../blocks/Section'
import styles from './Perfect.module.css'

export function Perfect() {
  const { perfect } = forYou
  return (
    <Section words={perfect} tone="soft">
      <ul className={styles.situations}>
        {perfect.items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
