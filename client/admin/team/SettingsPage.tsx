/** /admin/settings: who answers visitors, when, and in what words that are written often. */
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { tabId, Tabs } from '../../ui/Tabs'
import { teamTabs } from '../data/team/paths'
import { PageHeading } from '../ui/PageHeading'
import { Hours } from './Hours'
import { Notifications } from './Notifications'
import { SavedReplies } from './SavedReplies'
import styles from './SettingsPage.module.css'
import { Team } from './Team'

const panel = 'settings-panel'
const contents = {
  team: <Team />,
  notifications: <Notifications />,
  hours: <Hours />,
  replies: <SavedReplies />,
}

export function SettingsPage() {
  const navigate = useNavigate()
  const { tab } = useParams()
  const chosen = teamTabs.find(({ id }) => id === tab)?.id
  if (!chosen) return <Navigate to={teamTabs[0].href} replace />
  return (
    <>
      <header className={styles.head}>
        <PageHeading>Settings</PageHeading>
      </header>
      <Tabs
        label="Settings"
        tabs={teamTabs}
        chosen={chosen}
        panel={panel}
        onChoose={({ href }) => navigate(href)}
      />
      <div
        id={panel}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={tabId(panel, chosen)}
      >
        {contents[chosen]}
      </div>
    </>
  )
}
