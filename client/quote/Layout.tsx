/** The page's plain frame: the company at the top, contact details for questions at the bottom. */
import type { ReactNode } from 'react'
import { company, dialed } from '#shared/company'
import { BrandMark } from '../ui/face/BrandMark'
import styles from './Layout.module.css'

export function Layout({ children }: { children: ReactNode }) {
  const { name, quotePhone, supportEmail } = company
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <p className={styles.company}>
          <BrandMark className={styles.mark} />
          {name}
        </p>
        <a href={`tel:${dialed(quotePhone)}`}>{quotePhone}</a>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <h2>Questions?</h2>
        <p>
          Call <a href={`tel:${dialed(quotePhone)}`}>{quotePhone}</a> or write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </footer>
    </div>
  )
}
