import { forYou } from '#shared/content/forYou'
import { Pixels } from '../blocks/Pixels'
import { Section } from '../blocks/Section'
import styles from './Humorous.module.css'
import { humorousPictures } from './pictures'

export function Humorous() {
  const { humorous } = forYou
  return (
    <Section words={humorous}>
      <ul className={styles.cases}>
        {humorous.items.map(({ title, description }, index) => (
          <li key={title}>
            <Pixels rows={humorousPictures[index] ?? []} className={styles.picture} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
