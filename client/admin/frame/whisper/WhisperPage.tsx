/** /admin/whisper (specification, section 2): the control area, the tabs, and the chosen tab. */
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Face } from '../../../ui/face/Face'
import { useAlerting } from '../../data/chats/useWaiting'
import { useQueueCounts } from '../../data/queue/useQueue'
import { useIsAdmin } from '../../data/team/team'
import { whisperPath, whisperTabs } from '../../data/whisperTabs'
import { PageHeading } from '../../ui/layout/PageHeading'
import { TabbedPage } from '../../ui/layout/TabbedPage'
import { Controls } from './Controls'
import styles from './WhisperPage.module.css'

export function WhisperPage() {
  const { pathname } = useLocation()
  const chosen = pathname.slice(whisperPath.length + 1).split('/')[0] || whisperTabs[0].id
  const waiting = useQueueCounts()?.questions || undefined
  const people = useAlerting()?.length
  const counts: Partial<Record<string, number>> = {
    ...(waiting && { training: waiting }),
    ...(people && { 'live-chats': people }),
  }
  const isAdmin = useIsAdmin()
  const shown = whisperTabs.filter(({ forAgents }) => isAdmin || forAgents)
  const tabs = shown.map((tab) => ({ ...tab, count: counts[tab.id] }))
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <Face />
          <PageHeading>Whisper Admin Panel</PageHeading>
        </div>
        <Controls />
      </header>
      <TabbedPage
        {...{ label: 'Whisper Admin Panel', tabs, chosen, panel: 'whisper-panel' }}
        className={styles.panel}
      >
        <Outlet />
      </TabbedPage>
    </>
  )
}

/** /admin/whisper itself redirects to the first tab. */
export function FirstTab() {
  return <Navigate to={whisperTabs[0].href} replace />
}
