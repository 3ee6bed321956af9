/** Service Areas: a map of squares and the names of the neighborhoods. */
import { Link } from 'react-router-dom'
import { serviceAreas } from '#shared/content/home/serviceAreas'
import { AreaMap } from './AreaMap'
import { HomeSection } from './HomeSection'
import part from './HomeSection.module.css'
import styles from './ServiceAreas.module.css'

export function ServiceAreas() {
  const { id, heading, lead, groups, note, link } = serviceAreas
  return (
    <HomeSection id={id}>
      <div className={styles.areas}>
        <div className={styles.map}>
          <h2 id={`${id}-heading`} className={part.title}>
            {heading}
          </h2>
          <p className={part.lead}>{lead}</p>
          <AreaMap />
        </div>
        <div className={styles.lists}>
          {groups.map(({ name, neighborhoods }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ul>
                {neighborhoods.map((neighborhood) => (
                  <li key={neighborhood}>{neighborhood}</li>
                ))}
              </ul>
            </section>
          ))}
          <p className={styles.else}>
            {note} <Link to={link.to}>{link.text}</Link>.
          </p>
        </div>
      </div>
    </HomeSection>
  )
}
