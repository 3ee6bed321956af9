/** A company in operation, created over the network: one of everything attackers must not reach. */
import { randomUUID } from 'node:crypto'
import type { StoredMessage } from '#server/chat/documents'
import { collectionNames } from '#server/store/collections'
import { contentsOf, documentsOf } from '#server/store/contents'
import type { CollectionName, Store } from '#server/store/port'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { phoneEnv } from '../phone/texting'
import { handedOut } from '../quotes/adminAndCustomer'
import { addFile, call, click, type Users, signInUsers, somePdf } from '../resources/adminAndDealer'

/** Part of everything private. */
export const secretWord = 'quietmeadow'

export interface Stock extends Users {
  visitor: string
  conversationId: string
  messageId: string
  resourceId: string
  ticket: string
  quoteToken: string
  /** Existing ids that addresses may name. */
  ids: string[]
}

/** Enables every call, with a mail server and a phone provider, neither of which answers. */
export const metricsToken = 'what-only-a-monitor-knows'

export function everySetting(port: number): Record<string, string> {
  return {
    PORT: `${port}`,
    ...phoneEnv('http://127.0.0.1:1', port),
    SMTP_URL: 'smtp://127.0.0.1:1',
    METRICS_TOKEN: metricsToken,
  }
}

export async function openChat(url: string): Promise<string> {
  return cookieOf(await fetch(`${url}/api/chat/open`, { method: 'POST', headers: { origin: url } }))
}

export const connectVisitor = (url: string, cookie: string) =>
  connectPerson<typeof visitorEvents, ToVisitor>(url, '/visitor', cookie)

export async function stocked(url: string): Promise<Stock> {
  const users = await signInUsers(url)
  const visitor = await openChat(url)
  const person = await connectVisitor(url, visitor)
  await person.ask('join', {})
  const messageId = randomUUID()
  const sent = await person.ask('send', { id: messageId, text: `My word is ${secretWord}.` })
  await until(() =>
    person.told.some((told) => told.event === 'message' && told.value.answer.status !== 'waiting'),
  )
  await person.ask('feedback', { id: messageId, helpful: false, comment: secretWord })
  person.close()

  const entryId = randomUUID()
  const requestId = randomUUID()
  const questionId = randomUUID()
  const made: [string, object][] = [
    [
      'POST /api/contact/requests',
      {
        id: requestId,
        name: secretWord,
        phone: '',
        email: `${secretWord}@mail.example`,
        propertyType: 'home',
        entrances: 1,
        message: secretWord,
      },
    ],
    [
      'POST /api/knowledge',
      { id: entryId, category: 'pricing', title: secretWord, content: secretWord, tags: [] },
    ],
    [
      'POST /api/training/questions',
      { id: questionId, question: secretWord, expectation: { kind: 'admits' } },
    ],
  ]
  for (const [address, body] of made) {
    const reply = await call(users, 'admin', address, body)
    if (!reply.ok) throw new Error(`${address}: ${await reply.text()}`)
  }
  const resource = await addFile(users, somePdf())
  const ticket = (await click(users, resource.id)).split('/').at(-1) ?? ''
  const quote = await handedOut(users, { customer: secretWord, notes: secretWord })
  const { conversationId } = sent
  return {
    ...users,
    visitor,
    conversationId,
    messageId,
    ticket,
    resourceId: resource.id,
    quoteToken: quote.token,
    ids: [
      ...[conversationId, messageId, entryId, requestId, questionId, resource.id, ticket],
      ...[quote.id, quote.token, 'admin', 'dealer', 'tagline', '/system'],
    ],
  }
}

/** These change by themselves, shortly after what they count. */
const counts: readonly CollectionName[] = [
  ...(['dailyCounts', 'uses', 'downloads', 'askedQuestions', 'questionGroups'] as const),
  ...(['suggestionVotes', 'suggestions'] as const),
  ...(['hits', 'visitors', 'totals', 'salts', 'visitNotes'] as const),
]
const kept = collectionNames.filter((name) => !counts.includes(name))

/** A fingerprint per collection of everything stored, except counts. */
export async function contentsOfAll(store: Store): Promise<Record<string, string>> {
  const all = kept.map(async (name) => {
    // Undeliverable here and retried, so only their ids are compared.
    if (name === 'emails') {
      const emails = await store
        .collection(name)
        .find({}, { sort: { _id: 1 } })
        .toArray()
      return [name, emails.map(({ _id }) => _id).join()] as const
    }
    const documents = name === 'facts' ? withoutBeats(store) : documentsOf(store, name)
    const { hash } = await contentsOf(documents, name, new Date(0))
    return [name, hash] as const
  })
  return Object.fromEntries(await Promise.all(all))
}

/** Every 20 s a server writes that it lives, whatever it's asked. */
async function* withoutBeats(store: Store) {
  for await (const fact of documentsOf(store, 'facts')) {
    if ('aliveAt' in fact) Object.assign(fact, { aliveAt: null })
    yield fact
  }
}

/** The same once all pending work is done: the queue of questions follows at its own pace. */
export async function settledContents(store: Store): Promise<Record<string, string>> {
  const messages = store.collection<StoredMessage>('messages')
  let last = ''
  let looks = 0
  return until(async () => {
    const isQueued = (await messages.countDocuments({ queueDue: { $exists: true } })) === 0
    const now = await contentsOfAll(store)
    looks = isQueued && JSON.stringify(now) === last ? looks + 1 : 0
    last = JSON.stringify(now)
    return looks > 10 && now
  })
}
