/** An admin working on the knowledge base over HTTP, and a visitor who asks. */
import { randomUUID } from 'node:crypto'
import type { EntryRecord, EntrySummary, EntryVersion } from '#shared/knowledge/records'
import { normalizeContent, type EntryContent } from '#shared/knowledge/rules'
import { messagesOf, until, type Visitor, type World } from '../chat/world'
import { freshDatabase, isFerret, subjectUris } from '../store/stores'

export interface Session {
  world: World
  cookie: string
}

export async function openSession(world: World): Promise<Session> {
  return { world, cookie: await world.signIn() }
}

interface Kind {
  name: string
  database: string | undefined
  /** FerretDB's updates aren't atomic: two at once may both match what only one may change. */
  ferret: boolean
}

/** Every kind of store, with the settings that select it. */
export const kinds: readonly Kind[] = [
  { name: 'embedded', database: undefined, ferret: false },
  ...(await Promise.all(
    subjectUris.map(async (uri) => {
      return { name: uri, database: freshDatabase(uri), ferret: await isFerret(uri) }
    }),
  )),
]

export const someWords = (changes: Partial<EntryContent> = {}): EntryContent =>
  normalizeContent({
    category: 'pricing',
    title: 'Payment',
    content: 'We do not accept Bitcoin.',
    tags: ['bitcoin', 'payment'],
    sections: [],
    ...changes,
  })

export function call(
  { world, cookie }: Session,
  address: string,
  body?: unknown,
): Promise<Response> {
  const [method = 'GET', path = '/'] = address.split(' ')
  return world.call(method, path, { cookie, body })
}

export async function told<T>(reply: Promise<Response>): Promise<T> {
  const { ok, status, text } = await reply.then(async (one) => ({
    ok: one.ok,
    status: one.status,
    text: await one.text(),
  }))
  if (!ok) throw new Error(`${status} ${text}`)
  return JSON.parse(text) as T
}

/** The reply's status and its error. */
export async function refusal(reply: Promise<Response>) {
  const { status, error } = await reply.then(async (one) => ({
    status: one.status,
    error: ((await one.json()) as { error?: { message: string; fields?: object } }).error,
  }))
  return { status, message: error?.message, fields: error?.fields }
}

export function create(
  session: Session,
  changes: Partial<EntryContent> & { publish?: boolean; id?: string; origin?: object } = {},
): Promise<EntryRecord> {
  const body = { id: randomUUID(), ...someWords(), ...changes }
  return told(call(session, 'POST /api/knowledge', body))
}

export function get(session: Session, id: string): Promise<EntryRecord> {
  return told(call(session, `GET /api/knowledge/${id}`))
}

export function save(
  session: Session,
  { id, rev }: EntryRecord,
  words: EntryContent,
): Promise<EntryRecord> {
  return told(call(session, `PUT /api/knowledge/${id}`, { rev, ...words }))
}

export function act(
  session: Session,
  { id, rev }: EntryRecord,
  address: string,
  more: object = {},
): Promise<EntryRecord> {
  const [method, action = ''] = address.split(' ')
  return told(call(session, `${method} /api/knowledge/${id}${action}`, { rev, ...more }))
}

export async function list(session: Session): Promise<EntrySummary[]> {
  return (await told<{ entries: EntrySummary[] }>(call(session, 'GET /api/knowledge'))).entries
}

export async function versions(session: Session, id: string): Promise<EntryVersion[]> {
  const reply = told<{ versions: EntryVersion[] }>(
    call(session, `GET /api/knowledge/${id}/versions`),
  )
  return (await reply).versions
}

/** Whisper's answer, requested as the real panel does. */
export async function ask(visitor: Visitor, text: string): Promise<string> {
  const id = randomUUID()
  await visitor.ask('send', { id, text })
  const found = await until(
    () => messagesOf(visitor).find((one) => one.id === id && one.answer.status === 'done'),
    40_000,
  )
  return found.answer.text
}

/** Waits after `change` until this session's server has reloaded: its next answers know it. */
export async function untilReadAnew(
  session: Session,
  change: () => Promise<unknown>,
): Promise<void> {
  const readAt = async () =>
    (await told<{ readAt: number | null }>(call(session, 'GET /api/whisper/pages'))).readAt
  const before = await readAt()
  await change()
  await until(async () => (await readAt()) !== before, 40_000)
}
