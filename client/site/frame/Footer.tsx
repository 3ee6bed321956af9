import { Link } from 'react-router-dom'
import { frame } from '#shared/content/frame'
import { ContactButton } from '../contact/ContactButton'
import { tagline } from '../served'
import { Brand } from './Brand'
import styles from './Footer.module.css'

export function Footer() {
  const { footer, networks } = frame
  return (
    <footer className={styles.footer}>
      <div className={`${styles.row} page`}>
        <div className={styles.brand}>
          <Brand />
          <p className={styles.note}>{tagline()}</p>
        </div>
        <nav className={styles.links} aria-label={footer.name}>
          {footer.links.map(({ text, to }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
        <nav className={styles.links} aria-label={networks.name}>
          {networks.links.map(({ text, to }) => (
            <a key={to} href={to} target="_blank" rel="noopener">
              {text}
            </a>
          ))}
        </nav>
        <div>
          <ContactButton look="line">{footer.contactButton}</ContactButton>
        </div>
      </div>
      <div className={`${styles.end} page`}>
        <span>{footer.area}</span>
        <Link to={footer.privacy.to}>{footer.privacy.text}</Link>
        <a className={styles.admin} href={footer.admin.to} rel="nofollow">
          {footer.admin.text}
        </a>
      </div>
    </footer>
  )
}
