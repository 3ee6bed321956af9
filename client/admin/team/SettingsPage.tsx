/** /admin/settings: who answers visitors, when, and in what words that are written often. */
import { Navigate, useParams } from 'react-router-dom'
import { teamTabs } from '../data/team/paths'
import { PageHeading } from '../ui/PageHeading'
import { TabbedPage } from '../ui/TabbedPage'
import { Hours } from './Hours'
import { Notifications } from './Notifications'
import { SavedReplies } from './SavedReplies'
import styles from './SettingsPage.module.css'
import { Team } from './Team'

const contents = {
  team: <Team />,
  notifications: <Notifications />,
  hours: <Hours />,
  replies: <SavedReplies />,
}

export function SettingsPage() {
  const { tab } = useParams()
  const chosen = teamTabs.find(({ id }) => id === tab)?.id
  if (!chosen) return <Navigate to={teamTabs[0].href} replace />
  return (
    <>
      <header className={styles.head}>
        <PageHeading>Settings</PageHeading>
      </header>
      <TabbedPage
        {...{ label: 'Settings', tabs: teamTabs, chosen, panel: 'settings-panel' }}
        className={styles.panel}
      >
        {contents[chosen]}
      </TabbedPage>
    </>
  )
}
