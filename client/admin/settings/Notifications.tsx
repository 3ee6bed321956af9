/** The user's own settings: sounds, notifications and e-mails, and the password. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Toggle } from '../../ui/forms/Toggle'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { teamQuery, useIsAdmin } from '../data/team/team'
import { callingSound, setCallingSound } from '../ui/alerts/callingSound'
import { Panel } from '../ui/layout/Panel'
import { useObservable } from '../ui/observable'
import { ChangePassword } from './ChangePassword'
import styles from './Notifications.module.css'
import { NotificationSwitch } from './NotificationSwitch'
import { Occasions } from './Occasions'

export function Notifications() {
  const { data, error, refetch } = useQuery(teamQuery)
  const isAdmin = useIsAdmin()
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        Your notifications couldn’t be loaded.
      </LoadFailed>
    )
  return (
    <>
      <ThisBrowser />
      {data && (
        <Panel title="Notify me when" headerExtra={<p>Each teammate chooses their own</p>}>
          <Occasions notify={data.notify} sendsEmail={data.sendsEmail} isAdmin={isAdmin} />
        </Panel>
      )}
      {data?.teammates.some(({ id, isFirst }) => id === data.me && !isFirst) && <Password />}
    </>
  )
}

function ThisBrowser() {
  const isSoundOn = useObservable(callingSound)
  return (
    <Panel title="In this browser" headerExtra={<p>When a visitor needs me</p>}>
      <ul className={styles.switches}>
        <li>
          Sound
          <Toggle
            label="Sound when a visitor waits"
            on={isSoundOn}
            words={['On', 'Off']}
            onChange={setCallingSound}
          />
        </li>
        <li>
          <NotificationSwitch />
        </li>
      </ul>
    </Panel>
  )
}

function Password() {
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel
      title="Password"
      headerExtra={
        <Button look="line" size="small" onClick={() => setChanging(true)}>
          Change my password
        </Button>
      }
    >
      <p className={styles.note}>Changing it ends your sessions elsewhere.</p>
      <ChangePassword open={isChanging} onClose={() => setChanging(false)} />
    </Panel>
  )
}
