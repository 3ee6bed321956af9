/** This browser as a device that receives notifications even with no page open (Push API). */
import { team } from './team'

/** The build of client/admin/push/worker.ts; scripts/build/bundle.mjs names it. */
const worker = '/admin-worker.js'
const scope = '/admin'

/** Not supported in every browser, and on an iPhone only from the home screen. */
export const canReceivePush = 'serviceWorker' in navigator && 'PushManager' in window

/** Rejects if the browser or its push service refuses. */
export async function startPush(): Promise<void> {
  const { key } = await team.push()
  await navigator.serviceWorker.register(worker, { scope })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  await addDevice(await pushManager.subscribe(options))
}

export async function stopPush(): Promise<void> {
  const subscription = await current()
  if (!subscription) return
  // Needs no server of ours: one that can't be reached hears of it from the push service later.
  await subscription.unsubscribe()
  await team.removeDevice({ endpoint: subscription.endpoint }).catch(() => {})
}

export async function receivesPush(): Promise<boolean> {
  return (await current()) !== null
}

/** Registers the device for whoever is signed in now; its push address may have changed, too. */
export async function renewPush(): Promise<void> {
  const subscription = await current()
  if (subscription) await addDevice(subscription)
}

async function current(): Promise<PushSubscription | null> {
  if (!canReceivePush) return null
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function addDevice(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await team.addDevice({ endpoint: endpoint ?? '', keys: { p256dh, auth } })
}
