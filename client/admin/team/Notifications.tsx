/** One's own: what one is told of by e-mail, by sound and notification in this browser, and the password. */
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Notify } from '#shared/team/records'
import { ApiError } from '../../errors'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { LoadFailed } from '../../ui/LoadFailed'
import { useToast } from '../../ui/Toast'
import { Toggle } from '../../ui/Toggle'
import { teamQuery, useChangeMe } from '../data/team/team'
import { callingSound, setCallingSound } from '../ui/callingSound'
import { askForNotifications, notifications, stopNotifications } from '../ui/notifications'
import { Panel } from '../ui/Panel'
import { useValue } from '../ui/value'
import { ChangePassword } from './ChangePassword'
import styles from './Notifications.module.css'

export function Notifications() {
  const { data, error, refetch } = useQuery(teamQuery)
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
        <Panel title="By e-mail" beside={<p>Each teammate chooses their own</p>}>
          {data.sendsEmail ? (
            <ByEmail notify={data.notify} />
          ) : (
            <p className={styles.note}>
              This server can’t send e-mail: SMTP_URL and PUBLIC_URL aren’t both set.
            </p>
          )}
        </Panel>
      )}
      {data?.teammates.some(({ id, isFirst }) => id === data.me && !isFirst) && <Password />}
    </>
  )
}

function Password() {
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel
      title="Password"
      beside={
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

function ThisBrowser() {
  const isSoundOn = useValue(callingSound)
  const state = useValue(notifications)
  return (
    <Panel title="In this browser" beside={<p>When a visitor waits for a person</p>}>
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
          <div>
            Notification
            <p>
              {state === 'blocked'
                ? 'Blocked. Allow notifications for this site in your browser.'
                : 'While an admin page is open, also behind other windows.'}
            </p>
          </div>
          <Toggle
            label="Notification when a visitor waits"
            on={state === 'on'}
            words={['On', 'Off']}
            disabled={state === 'blocked'}
            onChange={(isOn) => (isOn ? void askForNotifications() : stopNotifications())}
          />
        </li>
      </ul>
    </Panel>
  )
}

function ByEmail({ notify }: { notify: Notify }) {
  const change = useChangeMe()
  const say = useToast()
  const [problem, setProblem] = useState<string>()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email')).trim()
    setProblem(undefined)
    change.mutate(
      { notify: { email, waited: data.has('waited'), left: data.has('left') } },
      {
        onSuccess: () => say('Notifications saved.'),
        onError: (error) => {
          const isEmail = error instanceof ApiError && error.code === 'invalid'
          setProblem(isEmail ? 'Enter a valid e-mail address.' : error.message)
        },
      },
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        {...{ label: 'E-mail address', name: 'email', type: 'email', autoComplete: 'email' }}
        defaultValue={notify.email}
        maxLength={200}
        problem={problem}
      />
      <label>
        <input type="checkbox" name="waited" defaultChecked={notify.waited} />A visitor has waited 2
        minutes for a person
      </label>
      <label>
        <input type="checkbox" name="left" defaultChecked={notify.left} />A visitor left a message
      </label>
      <div>
        <Button type="submit" aria-disabled={change.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
