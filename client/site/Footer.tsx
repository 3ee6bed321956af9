import { Link } from 'react-router-dom'
import { company } from '#shared/company'
import { Mark } from '../ui/Mark'
import styles from './Footer.module.css'
import { footerLinks } from './links'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.row}>
          <div>
            <p className={styles.brand}>
              <Mark className={styles.mark} />
              {company.name}
            </p>
            <p className={styles.note}>
              {company.tagline}. Serving the {company.region}.
            </p>
          </div>
          <nav className={styles.links} aria-label="Footer">
            {footerLinks.map(({ name, to }) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </nav>
        </div>
        <p className={styles.end}>
          <a href="/admin/login">Admin</a>
        </p>
      </div>
    </footer>
  )
}
