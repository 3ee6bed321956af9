/**
 * The service worker: shows push notifications to a teammate even with no page open, and opens
 * their page. It caches nothing and handles no requests.
 */
import type { PushMessage } from '#shared/team/push'

/** The parts of a worker's scope that the DOM types leave out. */
interface Scope {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
    claim(): Promise<void>
  }
  addEventListener(name: 'activate', listen: (event: Waiting) => void): void
  addEventListener(name: 'push', listen: (event: Waiting & { data: Data | null }) => void): void
  addEventListener(
    name: 'notificationclick',
    listen: (event: Waiting & { notification: Notification }) => void,
  ): void
}
interface Page {
  url: string
  visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void
}
interface Data {
  json(): unknown
}

const scope = globalThis as unknown as Scope

async function adminPages(): Promise<readonly Page[]> {
  const pages = await scope.clients.matchAll({ type: 'window' })
  return pages.filter(({ url }) => new URL(url).pathname.startsWith('/admin/'))
}

/** The pages without sign-in hear of nothing. */
const isLive = ({ url }: Page): boolean =>
  !/^\/admin\/(?:login|figures)(?:\/|$)/.test(new URL(url).pathname)

async function show({ title, body, tag, path }: PushMessage): Promise<void> {
  const seen = (await adminPages()).filter(({ visibilityState }) => visibilityState === 'visible')
  // A visible page already shows it.
  if (seen.some(isLive) && tag !== 'test') return
  // `renotify` alerts again even if a notification with the same tag is still shown.
  const options = { body, tag, renotify: true, icon: '/icon-192.png', data: path }
  await scope.registration.showNotification(title, options as NotificationOptions)
}

async function open(path: string): Promise<void> {
  const [page] = await adminPages()
  if (!page) await scope.clients.openWindow(path)
  else {
    await page.focus()
    await page.navigate(path)
  }
}

// Also takes control of pages opened before it was installed.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined
  if (message) event.waitUntil(show(message))
})
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})
