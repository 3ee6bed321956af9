/** /admin/settings: team, notifications, hours, saved replies, quotes and activity. */
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { teamTabs } from '../data/team/paths'
import { teamQuery, useIsAdmin } from '../data/team/team'
import { PageHeading } from '../ui/layout/PageHeading'
import { TabbedPage } from '../ui/layout/TabbedPage'
import { Activity } from './Activity'
import { Hours } from './hours/Hours'
import { Notifications } from './Notifications'
import { QuoteSettings } from './QuoteSettings'
import { SavedReplies } from './SavedReplies'
import styles from './SettingsPage.module.css'
import { Team } from './Team'

const contents = {
  team: <Team />,
  notifications: <Notifications />,
  hours: <Hours />,
  replies: <SavedReplies />,
  quotes: <QuoteSettings />,
  activity: <Activity />,
}

export function SettingsPage() {
  const { tab } = useParams()
  const { isPending } = useQuery(teamQuery)
  const isAdmin = useIsAdmin()
  const isWide = tab === 'team' || tab === 'activity'
  const tabs = teamTabs.filter(({ forAgents }) => isAdmin || forAgents)
  const chosen = tabs.find(({ id }) => id === tab)?.id
  if (!chosen)
    // Until the role is known, a redirect might lead to a tab the user may not open.
    return isPending ? null : <Navigate to={(tabs[0] ?? teamTabs[0]).href} replace />
  return (
    <>
      <header className={styles.head}>
        <PageHeading>Settings</PageHeading>
      </header>
      <TabbedPage
        {...{ label: 'Settings', tabs, chosen, panel: 'settings-panel' }}
        className={`${styles.panel} ${isWide ? styles.wide : ''}`}
      >
        {contents[chosen]}
      </TabbedPage>
    </>
  )
}
