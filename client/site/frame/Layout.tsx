/** The frame of every public page: header, menu, page, footer, and the overlays. */
import '../../ui/tokens.css'
import '../../ui/base.css'
import { Outlet } from 'react-router-dom'
import { frame } from '#shared/content/frame'
import { ContactDialog } from '../contact/ContactDialog'
import { CookieNotice } from '../cookies/CookieNotice'
import { Footer } from './Footer'
import { Header } from './Header'
import { Launcher } from './Launcher'
import styles from './Layout.module.css'
import { Menu } from './Menu'

/** keepStatic.tsx rebuilds this frame without this file: change both together. */
export function Component() {
  return (
    <div className={styles.site} data-site="">
      <div data-stands="top">
        <a className={styles.skip} href="#main">
          {frame.skip}
        </a>
        <Header />
        <Menu />
      </div>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <div data-stands="bottom">
        <Footer />
        <CookieNotice />
        <Launcher />
        <ContactDialog />
      </div>
    </div>
  )
}
