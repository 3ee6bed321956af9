/**
 * The service worker: shows what the server calls a teammate for, also with no page open, and leads there. It
 * caches nothing and answers no request.
 */
import type { PushMessage } from '#shared/team/push'

/** What the DOM's types leave out of a worker's scope. */
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

async function show({ title, body, tag, path }: PushMessage): Promise<void> {
  const isSeen = (await adminPages()).some(({ visibilityState }) => visibilityState === 'visible')
  // Who looks at a page sees it there.
  if (isSeen && tag !== 'test') return
  // With `renotify` it calls again where one with its tag is still shown.
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

// The page that was open before it was installed is one of its own, too.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined
  if (message) event.waitUntil(show(message))
})
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})
