/** Shown when no route matches, with links to go on (specification, sections 2 and 8). */
import { Link } from 'react-router-dom'
import { notFound } from '#shared/content/notFound'
import { Face } from '../ui/face/Face'
import { PageHead } from './blocks/PageHead'
import type { Head } from './head'
import styles from './NotFound.module.css'

export const handle: Head = notFound

export function Component() {
  return (
    <>
      <PageHead words={notFound}>
        <Face emotion="surprised" className={styles.face} />
      </PageHead>
      <nav className={`${styles.links} page`} aria-labelledby="ways-on">
        <h2 id="ways-on">{notFound.linksHeading}</h2>
        <ul>
          {notFound.links.map(({ text, to }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
