import { residential } from '#shared/content/residential'
import { Section } from '../blocks/Section'
import styles from './Install.module.css'

export function Install() {
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
