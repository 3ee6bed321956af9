/** Four steps on one line. The last is still to come, so its module is hollow. */
import { about } from '#shared/content/about'
import { Pixels } from '../blocks/Pixels'
import { Section } from '../blocks/Section'
import styles from './History.module.css'
import { historyPictures } from './pictures'

export function History() {
  const { ourHistory } = about
  return (
    <Section words={ourHistory} tone="black">
      <ol className={styles.steps}>
        {ourHistory.items.map(({ title, description }, index) => (
          <li key={title}>
            <Pixels rows={historyPictures[index] ?? []} className={styles.picture} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
