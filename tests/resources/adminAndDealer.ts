/** An admin and a dealer working with resources, over HTTP. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { DealerResource, Resource, Upload } from '#shared/resources/records'
import { cookieOf } from '../cookieOf'
import { passwords } from '../runningServer'

export interface Users {
  url: string
  /** The browser's origin, if it isn't `url`: PUBLIC_URL. */
  origin?: string
  admin: string
  dealer: string
}

/** Signs in at `url` with the tests' usual passwords. */
export async function signInUsers(url: string, origin = url): Promise<Users> {
  const [admin, dealer] = [await signIn(url, 'admin', origin), await signIn(url, 'dealer', origin)]
  return { url, origin, admin, dealer }
}

export async function signIn(url: string, role: 'admin' | 'dealer', origin = url): Promise<string> {
  const headers = { origin, 'content-type': 'application/json' }
  const body = JSON.stringify({ password: passwords[role] })
  return cookieOf(await fetch(`${url}/api/session/${role}`, { method: 'POST', headers, body }))
}

export function call(
  { url, origin = url, ...cookies }: Users,
  role: 'admin' | 'dealer',
  address: string,
  body?: unknown,
): Promise<Response> {
  const [method = 'GET', path = '/'] = address.split(' ')
  return fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      origin,
      cookie: cookies[role],
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function told<T>(reply: Response): Promise<T> {
  if (reply.ok) return (await reply.json()) as T
  throw new Error(`${reply.status} ${await reply.text()}`)
}

export function send(users: Users, filename: string, content: Uint8Array): Promise<Response> {
  return fetch(`${users.url}/api/resources/uploads?${new URLSearchParams({ filename })}`, {
    method: 'POST',
    headers: { origin: users.url, cookie: users.admin },
    body: content as BodyInit,
  })
}

export async function upload(users: Users, filename: string, content: Uint8Array): Promise<Upload> {
  return told(await send(users, filename, content))
}

export const draft = (changes: object = {}) => ({
  title: 'Wiring diagram',
  description: 'How the controller is wired.',
  filename: 'wiring.pdf',
  ...changes,
})

/** The same as the body of an addition. */
export const added = (changes: object = {}) => ({ id: randomUUID(), ...draft(changes) })

export async function add(users: Users, changes: object): Promise<Resource> {
  return told(await call(users, 'admin', 'POST /api/resources', added(changes)))
}

export async function addFile(users: Users, content: Uint8Array): Promise<Resource> {
  return add(users, { upload: (await upload(users, 'wiring.pdf', content)).id })
}

export async function list(users: Users): Promise<Resource[]> {
  const { resources } = await told<{ resources: Resource[] }>(
    await call(users, 'admin', 'GET /api/resources'),
  )
  return resources
}

export async function published(users: Users): Promise<DealerResource[]> {
  const { resources } = await told<{ resources: DealerResource[] }>(
    await call(users, 'dealer', 'GET /api/resources/published'),
  )
  return resources
}

export async function downloadsOf(users: Users, id: string): Promise<number> {
  return (await told<Resource>(await call(users, 'admin', `GET /api/resources/${id}`))).downloads
}

/** Result of a click: the address to open. */
export async function click(users: Users, id: string): Promise<string> {
  const reply = await open(users, `/api/resources/${id}/open`)
  return reply.headers.get('location') ?? `no address, ${reply.status}`
}

/** Opens it as the dealer's browser does. */
export function open(
  users: Users,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  return fetch(users.url + address, {
    method,
    redirect: 'manual',
    headers: { cookie: users.dealer, ...headers },
  })
}

/** The bytes of a PDF, as far as anybody checks; different each time. */
export function somePdf(size = 10_000): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])
}
