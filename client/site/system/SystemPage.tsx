/** /system (specification, section 2): everything about the system, in five sections. */
import { system } from '#shared/content/system'
import { Button } from '../../ui/Button'
import { Contents } from '../blocks/Contents'
import { PageHead } from '../blocks/PageHead'
import { Pixels } from '../blocks/Pixels'
import { Section } from '../blocks/Section'
import type { Head } from '../head'
import { gate, house, mast } from './entryPictures'
import { featurePictures } from './pictures'
import { Pricing } from './Pricing'
import { Security } from './Security'
import styles from './SystemPage.module.css'

export const handle: Head = system

export function Component() {
  return (
    <>
      <PageHead words={system}>
        <Contents sections={system.sections} />
      </PageHead>
      <CoreFeatures />
      <Technology />
      <Security />
      <Pricing />
      <ComingSoon />
    </>
  )
}

function CoreFeatures() {
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

/** The gate, a mast and the house, with nothing but air between them. */
function Technology() {
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

/** Announced features. The available one says so and opens Whisper. */
function ComingSoon() {
  const { comingSoon } = system
  return (
    <Section words={comingSoon}>
      <ul className={styles.items}>
        {comingSoon.items.map(({ title, description, isHere }) => (
          <li key={title} data-here={isHere}>
            <h3>{title}</h3>
            <p>{description}</p>
            {isHere && (
              <p className={styles.here}>
                {comingSoon.here}
                <Button look="line" size="small" data-opens="whisper">
                  {comingSoon.open}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
