/**
 * Push notifications to teammates' devices: a local push service replaces the browsers' own, and
 * decrypts what a device would.
 */
import {
  createECDH,
  createPublicKey,
  type ECDH,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPushService } from '#server/team/push/services'
import type { PushMessage } from '#shared/team/push'
import { startWorld, until, type World } from '../chat/world'
import { readPush } from './readPush'

interface Pushed {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

let service: Server
let origin: string
let pushed: Pushed[] = []
let answer: (path: string, reply: ServerResponse) => void
let world: World
let admin: string
beforeAll(async () => {
  service = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { url: path = '', headers } = request
    pushed.push({ path, headers, body: Buffer.concat(parts) })
    answer(path, reply)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  world = await startWorld({ isPushService: (endpoint) => endpoint.startsWith(origin) })
  admin = await world.signIn()
  // A teammate is online, so that visitors wait.
  await world.admin(admin)
})
beforeEach(() => {
  pushed = []
  answer = (_, reply) => reply.writeHead(201).end()
})
afterAll(async () => {
  await world.close()
  service.closeAllConnections()
  service.close()
})

async function call(cookie: string, method: string, path: string, body?: object) {
  const reply = await world.call(method, path, { cookie, ...(body && { body }) })
  return { status: reply.status, body: await reply.json() }
}

interface Device {
  path: string
  keys: ECDH
  secret: Buffer
  subscription: object
}

function makeDevice(): Device {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const secret = randomBytes(16)
  const path = `/${randomUUID()}`
  const subscription = {
    endpoint: origin + path,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: secret.toString('base64url') },
  }
  return { path, keys, secret, subscription }
}

/** A teammate with a device and no open page. */
async function teammate(name: string, notify: object = {}) {
  const added = await call(admin, 'POST', '/api/team', { name, role: 'agent', email: '' })
  const { id, password } = added.body
  const cookie = await world.signIn('admin', password)
  const device = makeDevice()
  await call(cookie, 'POST', '/api/team/push', device.subscription)
  if (Object.keys(notify).length > 0) {
    const own = { email: '', waited: true, left: true, ...notify }
    await call(cookie, 'PATCH', '/api/team/me', { notify: own })
  }
  const remove = () => call(admin, 'DELETE', `/api/team/members/${id}`)
  return { id, password, cookie, device, remove }
}

const to = (device: Device) => pushed.filter(({ path }) => path === device.path)

const read = ({ keys, secret }: Device, { body }: Pushed) =>
  readPush(body, keys, secret) as PushMessage
const titles = (device: Device) => to(device).map((one) => read(device, one).title)

async function visitorWaits() {
  const visitor = await world.visitor()
  await visitor.ask('join', {})
  const { conversationId } = await visitor.ask('send', { id: randomUUID(), text: 'Rex is ill' })
  await until(async () => {
    const asked = await visitor.attempt('person', { id: randomUUID(), wanted: true })
    return !('error' in (asked as object))
  })
  return { visitor, conversationId, path: `/api/chat/conversations/${conversationId}` }
}

test('a waiting visitor sends a push to a device with no page open, encrypted and signed', async () => {
  const dana = await teammate('Dana')
  const { key } = (await call(dana.cookie, 'GET', '/api/team/push')).body
  const { conversationId } = await visitorWaits()
  await until(() => to(dana.device).length === 1)
  const [one] = to(dana.device) as [Pushed]
  expect(one.headers).toMatchObject({
    ttl: '300',
    'content-encoding': 'aes128gcm',
    urgency: 'high',
  })
  const [, token = '', sender] =
    /^vapid t=(.*), k=(.*)$/.exec(one.headers.authorization ?? '') ?? []
  expect(sender).toBe(key)
  const [head, claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: 'mailto:support@visitoraccess.example',
  })
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = [Buffer.from(`${head}.${claims}`), Buffer.from(signature, 'base64url')] as const
  expect(
    verify('sha256', signed[0], { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed[1]),
  ).toBe(true)
  const message = read(dana.device, one)
  expect(message).toEqual({
    title: expect.stringMatching(/^Visitor [\w-]+ is waiting for a person$/),
    body: 'Open to read and answer.',
    tag: `conversation ${conversationId}`,
    path: `/admin/whisper/live-chats?view=now&open=${conversationId}`,
  })
  expect(JSON.stringify(message)).not.toContain('Rex')
  await dana.remove()
})

test('a push goes only to available teammates who chose it', async () => {
  const wanting = await teammate('Wanting')
  const unwilling = await teammate('Unwilling', { push: ['left'] })
  const away = await teammate('Away')
  await call(away.cookie, 'PATCH', '/api/team/me', { isAvailable: false })
  const gone = await teammate('Gone')
  await gone.remove()
  const renewed = await teammate('Renewed')
  await call(admin, 'POST', `/api/team/members/${renewed.id}/password`)
  await visitorWaits()
  await until(() => to(wanting.device).length === 1)
  // The first visitor's notifications arrive before the second's.
  await visitorWaits()
  await until(() => to(wanting.device).length === 2)
  for (const { device } of [unwilling, away, gone, renewed]) expect(to(device)).toEqual([])
  for (const one of [wanting, unwilling, away, renewed]) await one.remove()
})

test('a visitor’s message is pushed to the chat’s owner, a handover to the new owner', async () => {
  const [dana, marcus] = [await teammate('Dana'), await teammate('Marcus')]
  const [danasPage, marcusPage] = [await world.admin(dana.cookie), await world.admin(marcus.cookie)]
  const { visitor, path } = await visitorWaits()
  await call(dana.cookie, 'POST', `${path}/handover/takeover`)
  // With a page open, they see it there.
  await visitor.ask('send', { id: randomUUID(), text: 'Hello?' })
  danasPage.close()
  // Closed a minute ago; after two, the visitor would wait again.
  const seenAt = new Date(Date.now() - 60_000)
  await world.store.collection('teammates').updateOne({ _id: dana.id }, { $set: { seenAt } })
  expect(titles(dana.device).join()).not.toContain('wrote')
  await visitor.ask('send', { id: randomUUID(), text: 'Still there?' })
  await until(() => titles(dana.device).at(-1)?.endsWith(' wrote to you'))
  const body = { teammate: marcus.id }
  expect((await call(dana.cookie, 'POST', `${path}/handover/teammate`, body)).status).toBe(200)
  await until(() => titles(marcus.device).at(-1)?.endsWith(' was handed to you'))
  marcusPage.close()
  await dana.remove()
  await marcus.remove()
})

test('with a page open, a message is pushed only if it stays unread there', async () => {
  const dana = await teammate('Dana', { push: ['wrote'] })
  const page = await world.admin(dana.cookie)
  const [looked, missed] = [await visitorWaits(), await visitorWaits()]
  for (const { path } of [looked, missed])
    await call(dana.cookie, 'POST', `${path}/handover/takeover`)
  const { seq } = await looked.visitor.ask('send', { id: randomUUID(), text: 'Hello?' })
  await call(dana.cookie, 'POST', `${looked.path}/read`, { seq })
  for (const text of ['Hello?', 'It has started to smoke'])
    await missed.visitor.ask('send', { id: randomUUID(), text })
  await until(() => to(dana.device).length > 0)
  const tags = to(dana.device).map((one) => read(dana.device, one).tag)
  expect(tags).toEqual([`conversation ${missed.conversationId}`])
  page.close()
  await dana.remove()
}, 30_000)

test('a two-minute wait and a left message push again', async () => {
  const dana = await teammate('Dana', { push: ['waited', 'left'] })
  const { conversationId } = await visitorWaits()
  const conversations = world.store.collection('conversations')
  const due = async (state: string) => {
    const $set = { 'handover.alertDue': new Date(), 'handover.state': state }
    await conversations.updateOne({ _id: conversationId }, { $set } as object)
  }
  await due('waiting')
  await until(() => titles(dana.device)[0]?.endsWith('has waited for 2 minutes'))
  await due('left')
  await until(() => titles(dana.device)[1]?.endsWith('left a message'))
  expect(read(dana.device, to(dana.device)[1] as Pushed).path).toContain('view=left')
  await dana.remove()
})

test('an unsubscribed device is forgotten; one that hangs or redirects delays nobody', async () => {
  const dana = await teammate('Dana')
  const [gone, hanging, leading] = [makeDevice(), makeDevice(), makeDevice()]
  for (const { subscription } of [gone, hanging, leading])
    await call(dana.cookie, 'POST', '/api/team/push', subscription)
  answer = (path, reply) => {
    if (path === gone.path) reply.writeHead(410).end()
    else if (path === leading.path) reply.writeHead(307, { location: `${origin}/elsewhere` }).end()
    else if (path !== hanging.path) reply.writeHead(201).end()
  }
  const { path } = await visitorWaits()
  await until(() => pushed.length === 4)
  expect((await call(dana.cookie, 'POST', `${path}/handover/takeover`)).status).toBe(200)
  const devices = async () => (await call(dana.cookie, 'GET', '/api/team/push')).body.devices
  await until(async () => (await devices()) === 3)
  expect(pushed.map((one) => one.path)).not.toContain('/elsewhere')
  await dana.remove()
})

test('a device belongs to its last teammate, who alone can remove it; ten devices at most', async () => {
  const [dana, marcus] = [await teammate('Dana'), await teammate('Marcus')]
  const { subscription } = dana.device
  const endpoint = origin + dana.device.path
  await call(marcus.cookie, 'POST', '/api/team/push/end', { endpoint })
  const devices = async ({ cookie }: { cookie: string }) =>
    (await call(cookie, 'GET', '/api/team/push')).body.devices
  expect(await devices(dana)).toBe(1)
  await call(marcus.cookie, 'POST', '/api/team/push', subscription)
  expect([await devices(dana), await devices(marcus)]).toEqual([0, 2])
  for (let n = 0; n < 12; n++)
    await call(dana.cookie, 'POST', '/api/team/push', makeDevice().subscription)
  expect(await devices(dana)).toBe(10)
  expect((await call(dana.cookie, 'POST', '/api/team/push/test')).body).toEqual({ sent: 10 })
  await call(marcus.cookie, 'POST', '/api/team/push/end', { endpoint })
  expect(await devices(marcus)).toBe(1)
  await dana.remove()
  await marcus.remove()
})

test('a teammate’s new password forgets their devices, and no one else’s', async () => {
  const [dana, marcus] = [await teammate('Dana'), await teammate('Marcus')]
  const own = { current: dana.password, password: 'hinge amber post' }
  expect((await call(dana.cookie, 'POST', '/api/team/me/password', own)).status).toBe(200)
  const devices = async ({ cookie }: { cookie: string }) =>
    (await call(cookie, 'GET', '/api/team/push')).body.devices
  expect([await devices(dana), await devices(marcus)]).toEqual([0, 1])
  await dana.remove()
  await marcus.remove()
})

describe('for push services of browsers only', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is accepted', (endpoint) => expect(isPushService(endpoint)).toBe(true))

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com@127.0.0.1/abc',
    'https://someone@fcm.googleapis.com/abc',
    'https://:secret@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example/abc',
    'https://notfcm.googleapis.com/abc',
    'https://evilpush.apple.com/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
  ])('%s is refused', (endpoint) => expect(isPushService(endpoint)).toBe(false))

  test('a subscription to another host is refused', async () => {
    const subscription = { ...makeDevice().subscription, endpoint: 'https://127.0.0.1/abc' }
    expect((await call(admin, 'POST', '/api/team/push', subscription)).status).toBe(400)
  })
})
