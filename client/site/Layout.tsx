/** The frame of every public page: header, page, footer, and Whisper's launcher. */
import { Outlet } from 'react-router-dom'
import { Footer } from './Footer'
import { Header } from './Header'
import { Launcher } from './Launcher'
import styles from './Layout.module.css'

export function Layout() {
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Launcher />
    </div>
  )
}
