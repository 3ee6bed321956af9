/** The manual's cover: the logo in white, a large tagline, and the mark cropped by the edge. */
import { company } from '#shared/company'
import { BrandMark } from '../../ui/face/BrandMark'
import styles from './Cover.module.css'
import { parts } from './parts'

export function Cover({ tagline }: { tagline: string | undefined }) {
  return (
    <div className={`${styles.cover} on-black`}>
      <BrandMark className={styles.large} />
      <p className={styles.logo}>
        <BrandMark />
        {company.name}
      </p>
      <p className={styles.tagline}>{tagline}</p>
      <nav className={styles.contents} aria-label="On this page">
        {parts.map(({ id, title }, index) => (
          <a key={id} href={`#${id}`}>
            <span aria-hidden="true">{index + 1}</span> {title}
          </a>
        ))}
      </nav>
    </div>
  )
}
