/** Browser notifications about waiting visitors, and whether this browser shows them. */
import { readText, storeText } from '../../../storage'
import { ObservableValue } from '../observable'

const storageKey = 'waiting-notifications'

/** `blocked`: the browser blocks this site's notifications, whatever is chosen here. */
export const notifications = new ObservableValue<'on' | 'off' | 'blocked'>(stateNow())

export async function askForNotifications(): Promise<void> {
  storeChoice('on')
  if (isSupported()) await Notification.requestPermission()
  notifications.set(stateNow())
}

export function stopNotifications(): void {
  storeChoice('off')
  notifications.set('off')
}

/** Replaces an earlier notification with the same tag, including one that came by push. */
export function notify(text: string, tag: string, onOpen: () => void): void {
  if (notifications.get() !== 'on') return
  try {
    const shown = new Notification(text, { tag })
    shown.onclick = () => {
      window.focus()
      onOpen()
      shown.close()
    }
  } catch {
    // Phones only show push notifications.
  }
}

function isSupported(): boolean {
  return 'Notification' in window
}

function stateNow(): 'on' | 'off' | 'blocked' {
  if (!isSupported() || Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && readText('local', storageKey) === 'on'
    ? 'on'
    : 'off'
}

function storeChoice(choice: 'on' | 'off'): void {
  storeText('local', storageKey, choice)
}
