/** The frame of all admin pages: a bar with the tools, on the left or, on phones, at the top. */
import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import ArrowUpRight from '~icons/lucide/arrow-up-right'
import Menu from '~icons/lucide/menu'
import { company } from '#shared/company'
import { buttonClass } from '../../ui/Button'
import { BrandMark } from '../../ui/face/BrandMark'
import { useAlerting } from '../data/chats/useWaiting'
import { LiveProvider } from '../data/live/LiveProvider'
import { useQueueCounts } from '../data/queue/useQueue'
import { requestsPath } from '../data/requests/paths'
import { useCounts } from '../data/requests/useRequests'
import { renewPush } from '../data/team/push'
import { useIsAdmin } from '../data/team/team'
import { whisperPath } from '../data/whisperTabs'
import { PageHeading } from '../ui/layout/PageHeading'
import styles from './AdminFrame.module.css'
import { agentsMayOpen, useTools } from './allowed'
import counts from './Count.module.css'
import { Availability, CurrentUser } from './CurrentUser'
import { ThemeChoice } from './ThemeChoice'
import { dashboardPath } from './tools'
import { useKeptFocus } from './useKeptFocus'
import { useLogout } from './useLogout'
import { useOutbox } from './useOutbox'
import { WaitingCount } from './WaitingCount'

export function AdminFrame() {
  const menu = useRef<HTMLElement>(null)
  const logout = useLogout()
  const { pathname } = useLocation()
  const tools = useTools()
  const isAllowed = useIsAdmin() || agentsMayOpen(pathname)

  useOutbox()
  useKeptFocus()
  useEffect(() => {
    // The device may have been registered for another teammate.
    renewPush().catch(() => {})
  }, [])

  function closeMenu() {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }

  return (
    <div className={styles.admin}>
      <link rel="manifest" href="/admin.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.side}>
        <Link className={styles.brand} to={dashboardPath}>
          <BrandMark />
          {company.name}
        </Link>
        <div className={styles.available}>
          <Availability />
        </div>
        <button type="button" className={styles.open} popoverTarget="tools">
          <Menu size={16} aria-hidden="true" />
          Tools
          <MenuCount />
        </button>
        <nav ref={menu} id="tools" popover="auto" aria-label="Tools">
          <NavLink to={dashboardPath} onClick={closeMenu}>
            Dashboard
          </NavLink>
          {tools.map(({ path, name }) => (
            <NavLink key={path} to={path} onClick={closeMenu}>
              {name}
              {path === requestsPath && <NewCount />}
              {path === whisperPath && <WaitingCount />}
            </NavLink>
          ))}
          <div className={styles.rest}>
            <CurrentUser />
            <ThemeChoice />
            <Link to="/">
              View site
              <ArrowUpRight size={16} aria-hidden="true" />
            </Link>
            <button type="button" onClick={logout}>
              Logout
            </button>
          </div>
        </nav>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <LiveProvider>{isAllowed ? <Outlet /> : <OnlyAdmins />}</LiveProvider>
      </main>
    </div>
  )
}

/** Shown instead of a page that agents may not open. */
function OnlyAdmins() {
  return (
    <div className={styles.page}>
      <PageHeading>Only admins can open this page</PageHeading>
      <p>Ask an admin if you need it for your work.</p>
      <Link className={buttonClass({})} to={dashboardPath}>
        Go to the dashboard
      </Link>
    </div>
  )
}

/** Number of new requests; nothing if there are none. */
function NewCount() {
  const count = useCounts()?.new ?? 0
  if (count === 0) return null
  return (
    <span className={counts.count}>
      {count.toLocaleString('en-US')}
      <span className="unseen"> new</span>
    </span>
  )
}

/** Count on the menu of narrow screens: waiting visitors, new requests and open questions. */
function MenuCount() {
  const count =
    (useAlerting()?.length ?? 0) + (useCounts()?.new ?? 0) + (useQueueCounts()?.questions ?? 0)
  if (count === 0) return null
  return (
    <span className={counts.count}>
      {count.toLocaleString('en-US')}
      <span className="unseen"> to look at</span>
    </span>
  )
}
