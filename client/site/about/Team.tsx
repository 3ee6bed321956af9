import { about } from '#shared/content/about'
import { Section } from '../blocks/Section'
import { Portrait } from './Portrait'
import styles from './Team.module.css'

export function Team() {
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
