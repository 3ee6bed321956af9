/** The gate, a mast and the house, with nothing but air between them. */
import { system } from '#shared/content/system'
import { Pixels } from '../blocks/Pixels'
import { Section } from '../blocks/Section'
import { gate, house, mast } from './entryPictures'
import styles from './Technology.module.css'

export function Technology() {
  const { technology } = system
  return (
    <Section words={technology} tone="black">
      <div className={styles.scene} aria-hidden="true">
        <Pixels rows={gate} />
        <span className={styles.air} />
        <Pixels rows={mast} />
        <span className={styles.air} />
        <Pixels rows={house} />
      </div>
      <dl className={styles.facts}>
        {technology.items.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
