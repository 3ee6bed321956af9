import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#server/config/settings'
import { hashPassword, Passwords } from '#server/session/passwords'
import { preparePasswords } from '#server/session/session'
import { Sessions } from '#server/session/sessions'
import { roles } from '#shared/session/rules'
import { adminPassword, dealerPassword, startWorld, until, type World } from '../chat/world'
import { cookieOf } from '../cookieOf'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const signIn = (role: string, password: unknown, on = world, cookie = '') =>
  on.call('POST', `/api/session/${role}`, { body: { password }, cookie })
const state = async (role: string, cookie: string) =>
  (await (await world.call('GET', `/api/session/${role}`, { cookie })).json()).signedIn

test('the right password opens a session in an httpOnly, strict cookie of the role', async () => {
  const reply = await signIn('admin', adminPassword)
  expect(await reply.json()).toEqual({ signedIn: true })
  const [cookie] = reply.headers.getSetCookie()
  expect(cookie).toMatch(/^admin-session=[\w-]{43};/)
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=43200']) {
    expect(cookie).toContain(part)
  }
  expect(await state('admin', cookieOf(reply))).toBe(true)
  expect(await state('dealer', cookieOf(reply))).toBe(false)
})

test('a wrong password gets the specified message beside its field', async () => {
  const reply = await signIn('admin', 'guess')
  expect(reply.status).toBe(401)
  expect(await reply.json()).toEqual({
    error: {
      code: 'unauthorized',
      message: 'Invalid password',
      fields: { password: 'Invalid password' },
    },
  })
  expect(reply.headers.getSetCookie()).toEqual([])
})

test.each([{ $gt: '' }, '', null, ['x'], 'x'.repeat(201)])(
  'the password %j is refused',
  async (password) => {
    expect((await signIn('admin', password)).status).toBe(400)
  },
)

test('an unknown role is not found', async () => {
  expect((await signIn('owner', adminPassword)).status).toBe(404)
})

test('signing out of one role never ends the other', async () => {
  const cookie = [await world.signIn('admin'), await world.signIn('dealer')].join('; ')
  await world.call('DELETE', '/api/session/dealer', { cookie })
  expect(await state('dealer', cookie)).toBe(false)
  expect(await state('admin', cookie)).toBe(true)
})

test.each(['admin', 'dealer'] as const)(
  'signing in again as %s ends the earlier session, and no other',
  async (role) => {
    const [before, elsewhere] = [await world.signIn(role), await world.signIn(role)]
    const other = role === 'admin' ? 'dealer' : 'admin'
    const both = `${before}; ${await world.signIn(other)}`
    const again = await signIn(role, role === 'admin' ? adminPassword : dealerPassword, world, both)
    expect(await state(role, before)).toBe(false)
    expect(await state(role, cookieOf(again))).toBe(true)
    expect(await state(role, elsewhere)).toBe(true)
    expect(await state(other, both)).toBe(true)
  },
)

test('signing in again closes the sockets of the earlier session', async () => {
  const { socket, cookie } = await world.admin()
  const elsewhere = await world.admin()
  await signIn('admin', adminPassword, world, cookie)
  await until(() => !socket.connected)
  await elsewhere.ask('watch', {})
})

test('a wrong password ends no session', async () => {
  const cookie = await world.signIn()
  await signIn('admin', 'a guess', world, cookie)
  expect(await state('admin', cookie)).toBe(true)
})

test('of two servers that begin at once, one shows the password that is stored', async () => {
  const other = await startWorld()
  for (const role of roles)
    await other.store.collection('facts').deleteOne({ _id: `password-${role}` })
  const shown = await Promise.all([1, 2, 3].map(() => new Passwords(other.store).create()))
  for (const role of roles) {
    const [password = '', ...others] = shown.flatMap((made) => made[role] ?? [])
    expect(others).toEqual([])
    expect(await new Passwords(other.store).matches(role, password)).toBe(true)
  }
  await other.close()
})

test('a new password ends sessions that the old one opened meanwhile', async () => {
  const other = await startWorld()
  const passwords = new Passwords(other.store)
  const sessions = new Sessions(other.store)
  const given = ['first password', 'second password']
  const hashes = await Promise.all(given.map(hashPassword))
  await passwords.set('dealer', hashes[0] as string)
  for (let round = 0; round < 10; round++) {
    // A check takes some 20 ms: the new password is set at different moments of it.
    const password = given[round % 2]
    const signingIn = [1, 2].map(() => signIn('dealer', password, other))
    const begun = performance.now()
    while (performance.now() - begun < 5 * round) await new Promise(setImmediate)
    await passwords.set('dealer', hashes[(round + 1) % 2] as string)
    await sessions.endAll('dealer')
    await Promise.all(signingIn)
    const open = { role: 'dealer', endedAs: { $exists: false } } as const
    expect(await other.store.collection('sessions').countDocuments(open)).toBe(0)
  }
  await other.close()
})

test('the store contains no token and no password', async () => {
  const cookie = await world.signIn()
  const token = cookie.split('=')[1]
  const everything = JSON.stringify([
    await world.store.collection('sessions').find({}).toArray(),
    await world.store.collection('facts').find({}).toArray(),
  ])
  expect(everything).toContain('$argon2id$')
  for (const secret of [token, adminPassword, dealerPassword])
    expect(everything).not.toContain(secret)
})

describe('the dealer’s password at the admin login', () => {
  test('is refused by default', async () => {
    expect((await signIn('admin', dealerPassword)).status).toBe(401)
  })

  test('is accepted with ADMIN_ACCEPTS_DEALER_PASSWORD, and never the other way round', async () => {
    const accepting = await startWorld({ env: { ADMIN_ACCEPTS_DEALER_PASSWORD: 'true' } })
    expect((await signIn('admin', dealerPassword, accepting)).status).toBe(200)
    expect((await signIn('admin', adminPassword, accepting)).status).toBe(200)
    expect((await signIn('dealer', adminPassword, accepting)).status).toBe(401)
    await accepting.close()
  })

  test('opens sessions that end with it, or once it is no longer accepted', async () => {
    const { store } = world
    const sessions = new Sessions(store)
    const settings = (env: Record<string, string>) => readSettings({ LOG_LEVEL: 'silent', ...env })
    const accepting = { ADMIN_ACCEPTS_DEALER_PASSWORD: 'true' }
    const opened = async () => {
      const all = await Promise.all([
        sessions.start('admin', new Date(), 'dealer'),
        sessions.start('admin'),
      ])
      return all.map(({ session }) => session._id)
    }
    const areLeft = (ids: string[]) => Promise.all(ids.map((id) => sessions.exists(id)))

    const some = await opened()
    await preparePasswords(store, settings(accepting))
    expect(await areLeft(some)).toEqual([true, true])
    await preparePasswords(store, settings({}))
    expect(await areLeft(some)).toEqual([false, true])

    // The first start's setting changes nothing later.
    const others = await opened()
    const password = { DEALER_PASSWORD: 'another for dealers' }
    const outdated = await preparePasswords(store, settings({ ...accepting, ...password }))
    expect([outdated, await areLeft(others)]).toEqual([['dealer'], [true, true]])
  })

  test('registers push devices that are forgotten with its sessions', async () => {
    const accepting = await startWorld({ env: { ADMIN_ACCEPTS_DEALER_PASSWORD: 'true' } })
    const { store } = accepting
    for (const password of [adminPassword, dealerPassword]) {
      const cookie = await accepting.signIn('admin', password)
      const endpoint = `https://fcm.googleapis.com/fcm/send/${password.length}`
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
      await accepting.call('POST', '/api/team/push', { cookie, body: { endpoint, keys } })
    }
    const devices = store.collection('pushDevices')
    expect(await devices.countDocuments({})).toBe(2)
    await preparePasswords(store, readSettings({ LOG_LEVEL: 'silent' }))
    expect(await devices.find({}).toArray()).toMatchObject([{ passwordOf: 'admin' }])
    await accepting.close()
  })

  test('is recorded with each session it opened', async () => {
    const accepting = await startWorld({ env: { ADMIN_ACCEPTS_DEALER_PASSWORD: 'true' } })
    await signIn('admin', dealerPassword, accepting)
    const [stored] = await accepting.store.collection('sessions').find({}).toArray()
    expect(stored).toMatchObject({ role: 'admin', passwordOf: 'dealer' })
    await accepting.close()
  })
})

test('guessing slows only its own address, with a wait time, and locks nobody out', async () => {
  const guessed = await startWorld({ env: { TRUST_PROXY: 'true' } })
  const from = (address: string, password: string) =>
    guessed.call('POST', '/api/session/admin', {
      body: { password },
      headers: { 'x-forwarded-for': address },
    })
  const replies: Response[] = []
  for (let n = 0; n < 6; n++) replies.push(await from('192.0.2.1', `guess ${n}`))
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
  expect(Number(replies[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('192.0.2.1', adminPassword)).status).toBe(429)
  expect((await from('192.0.2.2', adminPassword)).status).toBe(200)
  await guessed.close()
})

test('without TRUST_PROXY a forged X-Forwarded-For changes nothing', async () => {
  const guessed = await startWorld()
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) {
    const headers = { 'x-forwarded-for': `192.0.2.${n}` }
    const reply = await guessed.call('POST', '/api/session/admin', {
      body: { password: 'no' },
      headers,
    })
    statuses.push(reply.status)
  }
  expect(statuses.at(-1)).toBe(429)
  await guessed.close()
})
