/** One's own: what one is called for and how, by sound, notification and e-mail, and the password. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { Notify } from '#shared/team/records'
import { emailOccasions, type Occasion, occasions } from '#shared/team/rules'
import { ApiError } from '../../errors'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { LoadFailed } from '../../ui/LoadFailed'
import { useToast } from '../../ui/Toast'
import { Toggle } from '../../ui/Toggle'
import { canBeCalled, isCalled, startPush, stopPush } from '../data/team/push'
import { team, teamQuery, useChangeMe } from '../data/team/team'
import { callingSound, setCallingSound } from '../ui/callingSound'
import { askForNotifications, notifications, stopNotifications } from '../ui/notifications'
import { Panel } from '../ui/Panel'
import { useValue } from '../ui/value'
import { ChangePassword } from './ChangePassword'
import styles from './Notifications.module.css'

const occasionNames: Record<Occasion, string> = {
  waits: 'A visitor waits for a person',
  waited: 'A visitor has waited 2 minutes',
  wrote: 'A visitor writes to me',
  left: 'A visitor left a message',
  handed: 'A teammate hands me a conversation',
  orders: 'A new request or an accepted quote',
}

const hasEmail = (occasion: Occasion): occasion is (typeof emailOccasions)[number] =>
  emailOccasions.some((one) => one === occasion)

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
        <Panel title="What calls me" beside={<p>Each teammate chooses their own</p>}>
          <Occasions notify={data.notify} sendsEmail={data.sendsEmail} />
        </Panel>
      )}
      {data?.teammates.some(({ id, isFirst }) => id === data.me && !isFirst) && <Password />}
    </>
  )
}

function ThisBrowser() {
  const isSoundOn = useValue(callingSound)
  return (
    <Panel title="In this browser" beside={<p>When a visitor needs me</p>}>
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

/** The browser's own notifications; by push, where it can, so that they come with no page open as well. */
function NotificationSwitch() {
  const state = useValue(notifications)
  const say = useToast()
  const [isPushed, setPushed] = useState(false)
  useEffect(() => {
    isCalled().then(setPushed, () => {})
  }, [])
  const set = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        stopNotifications()
        await stopPush()
        return false
      }
      await askForNotifications()
      if (!canBeCalled || notifications.get() !== 'on') return false
      await startPush()
      return true
    },
    onSuccess: setPushed,
    onError: (error) =>
      say(`Push couldn’t be set up, so keep an admin page open. ${error.message}`, 'error'),
  })
  const test = useMutation({
    mutationFn: () => team.tryPush(),
    onSuccess: ({ sent }) =>
      say(
        sent > 0
          ? 'A test is on its way to your devices.'
          : 'The test couldn’t be sent. Switch notifications off and on again.',
      ),
    onError: (error) => say(error.message, 'error'),
  })
  const isOn = state === 'on'
  return (
    <>
      <div>
        Notification
        <p>{aboutNotifications(state, isPushed)}</p>
      </div>
      <div className={styles.acts}>
        {isOn && isPushed && (
          <Button look="line" size="small" disabled={test.isPending} onClick={() => test.mutate()}>
            Send a test
          </Button>
        )}
        <Toggle
          label="Notification when a visitor needs me"
          on={isOn}
          words={['On', 'Off']}
          disabled={state === 'blocked' || set.isPending}
          onChange={(isOn) => set.mutate(isOn)}
        />
      </div>
    </>
  )
}

function aboutNotifications(state: 'on' | 'off' | 'blocked', isPushed: boolean): string {
  if (!canBeCalled && /iPhone|iPad/.test(navigator.userAgent))
    return 'On an iPhone, add this page to the home screen and switch them on there.'
  if (state === 'blocked') return 'Blocked. Allow notifications for this site in your browser.'
  if (state === 'on' && isPushed) return 'Also with no admin page open.'
  if (state === 'on') return 'While an admin page is open, also behind other windows.'
  return canBeCalled
    ? 'Also with no admin page open, on a computer or a phone.'
    : 'While an admin page is open, also behind other windows.'
}

function Occasions({ notify, sendsEmail }: { notify: Notify; sendsEmail: boolean }) {
  const change = useChangeMe()
  const say = useToast()
  const [problem, setProblem] = useState<string>()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const isChecked = (how: string, occasion: Occasion) => data.has(`${how} ${occasion}`)
    setProblem(undefined)
    change.mutate(
      {
        notify: {
          email: sendsEmail ? String(data.get('email')).trim() : notify.email,
          waited: sendsEmail ? isChecked('email', 'waited') : notify.waited,
          left: sendsEmail ? isChecked('email', 'left') : notify.left,
          orders: sendsEmail ? isChecked('email', 'orders') : notify.orders,
          push: occasions.filter((occasion) => isChecked('push', occasion)),
        },
      },
      {
        onSuccess: () => say('Notifications saved.'),
        onError: (error) => {
          const isEmail = error instanceof ApiError && error.code === 'invalid'
          setProblem(isEmail ? 'Enter a valid e-mail address.' : error.message)
        },
      },
    )
  }
  const box = (how: 'push' | 'email', occasion: Occasion, isOn: boolean) => (
    <input
      type="checkbox"
      name={`${how} ${occasion}`}
      aria-label={`${occasionNames[occasion]}: ${how === 'push' ? 'notification' : 'e-mail'}`}
      defaultChecked={isOn}
    />
  )
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Notification</th>
            {sendsEmail && <th scope="col">E-mail</th>}
          </tr>
        </thead>
        <tbody>
          {occasions.map((occasion) => (
            <tr key={occasion}>
              <th scope="row">{occasionNames[occasion]}</th>
              <td>{box('push', occasion, notify.push.includes(occasion))}</td>
              {sendsEmail && (
                <td>{hasEmail(occasion) && box('email', occasion, notify[occasion])}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {sendsEmail ? (
          <Field
            {...{ label: 'E-mail address', name: 'email', type: 'email', autoComplete: 'email' }}
            defaultValue={notify.email}
            maxLength={200}
            problem={problem}
          />
        ) : (
          <p className={styles.about}>
            This server can’t send e-mail: SMTP_URL and PUBLIC_URL aren’t both set.
          </p>
        )}
        <Button type="submit" aria-disabled={change.isPending}>
          Save
        </Button>
      </div>
    </form>
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
