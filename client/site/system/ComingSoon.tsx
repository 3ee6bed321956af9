/** Announced features. The available one says so and opens Whisper. */
import { system } from '#shared/content/system'
import { Button } from '../../ui/Button'
import { Section } from '../blocks/Section'
import styles from './ComingSoon.module.css'

export function ComingSoon() {
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
