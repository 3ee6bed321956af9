import { system } from '#shared/content/system'
import { Pixels } from '../blocks/Pixels'
import { Section } from '../blocks/Section'
import styles from './CoreFeatures.module.css'
import { featurePictures } from './pictures'

export function CoreFeatures() {
  const { coreFeatures } = system
  return (
    <Section words={coreFeatures} tone="soft">
      <ul className={styles.features}>
        {coreFeatures.items.map(({ title, description }, index) => (
          <li key={title}>
            <Pixels rows={featurePictures[index] ?? []} className={styles.picture} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
