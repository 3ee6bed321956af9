import { about } from '#shared/content/about'
import { Section } from '../blocks/Section'
import styles from './Story.module.css'

export function Story() {
  const { ourStory } = about
  return (
    <Section words={ourStory} tone="soft">
      <div className={styles.story}>
        {ourStory.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
