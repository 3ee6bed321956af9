/** The cookie notice (specification, section 4). It is in every page; notice.ts shows it. */
import { Link } from 'react-router-dom'
import { cookieNotice } from '#shared/content/frame'
import { Button } from '../../ui/Button'
import styles from './CookieNotice.module.css'

export function CookieNotice() {
  const { name, text, link, accept, close } = cookieNotice
  return (
    <section className={styles.notice} aria-label={name}>
      <div className={`${styles.row} page`}>
        <p>
          {text} <Link to={link.to}>{link.text}</Link>
        </p>
        <div className={styles.choices}>
          <Button data-cookies="accept">{accept}</Button>
          <Button look="line" data-cookies="close">
            {close}
          </Button>
        </div>
      </div>
    </section>
  )
}
