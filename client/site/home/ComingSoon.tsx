/** Announced features, each with a hollow module. The available one is filled and opens Whisper. */
import { comingSoon } from '#shared/content/home/comingSoon'
import { Button } from '../../ui/Button'
import styles from './ComingSoon.module.css'
import { HomeSection } from './HomeSection'
import part from './HomeSection.module.css'

export function ComingSoon() {
  const { id, heading, lead, items, here, open } = comingSoon
  return (
    <HomeSection id={id}>
      <div className={styles.soon}>
        <header>
          <h2 id={`${id}-heading`} className={part.title}>
            {heading}
          </h2>
          <p className={part.lead}>{lead}</p>
        </header>
        <ul>
          {items.map(({ title, description, isHere }) => (
            <li key={title} className={isHere && styles.here}>
              <h3>
                {title}
                {isHere && <span className={styles.mark}>{here}</span>}
              </h3>
              <div>
                <p>{description}</p>
                {isHere && (
                  <Button look="line" data-opens="whisper" aria-haspopup="dialog">
                    {open}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}
