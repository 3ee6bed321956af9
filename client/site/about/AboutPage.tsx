/** /about (specification, section 2): story, history, team. */
import { about } from '#shared/content/about'
import { Ring } from '../../ui/face/Ring'
import { PageHead } from '../blocks/PageHead'
import { Pixels } from '../blocks/Pixels'
import { Section } from '../blocks/Section'
import type { Head } from '../head'
import { Sign } from '../Sign'
import styles from './AboutPage.module.css'
import { historyPictures } from './pictures'

export const handle: Head = about

export function Component() {
  return (
    <>
      <PageHead words={about}>
        <Sign className={styles.sign} />
      </PageHead>
      <Story />
      <History />
      <Team />
    </>
  )
}

function Story() {
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

/** Four steps on one line. The last is still to come, so its module is hollow. */
function History() {
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

function Team() {
  const { ourTeam } = about
  return (
    <Section words={ourTeam}>
      <ul className={styles.members}>
        {ourTeam.members.map(({ name, role, description }) => (
          <li key={name}>
            <Portrait name={name} className={styles.portrait} />
            <div>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
            </div>
            <p className={styles.about}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A person's initials inside the mark's square ring. */
function Portrait({ name, className }: { name: string; className?: string | undefined }) {
  const initials = name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
  return (
    <svg className={className} viewBox="0 0 56 56" aria-hidden="true">
      <Ring />
      <text x="28" y="34.5" textAnchor="middle" fontSize="18" fontWeight="900" fill="currentColor">
        {initials}
      </text>
    </svg>
  )
}
