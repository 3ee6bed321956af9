/** Browser notifications; by push if supported, so that they arrive with no page open. */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import { Toggle } from '../../ui/forms/Toggle'
import { useToast } from '../../ui/status/Toast'
import { canReceivePush, receivesPush, startPush, stopPush } from '../data/team/push'
import { team } from '../data/team/team'
import { askForNotifications, notifications, stopNotifications } from '../ui/alerts/notifications'
import { useObservable } from '../ui/observable'
import styles from './Notifications.module.css'

export function NotificationSwitch() {
  const state = useObservable(notifications)
  const say = useToast()
  const [isPushed, setPushed] = useState(false)
  useEffect(() => {
    receivesPush().then(setPushed, () => {})
  }, [])
  const set = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        stopNotifications()
        await stopPush()
        return false
      }
      await askForNotifications()
      if (!canReceivePush || notifications.get() !== 'on') return false
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
  if (!canReceivePush && /iPhone|iPad/.test(navigator.userAgent))
    return 'On an iPhone, add this page to the home screen and switch them on there.'
  if (state === 'blocked') return 'Blocked. Allow notifications for this site in your browser.'
  if (state === 'on' && isPushed) return 'Even with no admin page open.'
  if (state === 'on') return 'While an admin page is open, even in the background.'
  return canReceivePush
    ? 'Even with no admin page open, on a computer or a phone.'
    : 'While an admin page is open, even in the background.'
}
