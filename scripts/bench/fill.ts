/**
 * Fills a store with interactions as the chat would leave them, over 90 days: half marked helpful
 * and half not, half about the gate. It reports when it is ready, and exits.
 */
import { createHash } from 'node:crypto'
import { searchTerms } from '#shared/chat/searchTerms'
import { dayReader } from '#shared/days'
import {
  contributionOf,
  type Delta,
  nothing,
  sumOf,
  type DayCounts,
} from '../../server/chat/counts/delta'
import type { StoredConversation, StoredMessage } from '../../server/chat/documents'
import { readSettings } from '../../server/config/settings'
import { openStore } from '../../server/store/open'
import type { BulkOperation } from '../../server/store/port'

const count = Number(process.argv[2])
/** Milliseconds. Spread so that both stores have interactions on every day. */
const span = 90 * 86_400_000
const perConversation = 4
const atOnce = 1_000
const topics = ['price', 'camera', 'battery', 'warranty', 'Arlington', 'tenants', 'solar', 'keypad']
const endings = ['please', 'today', 'next week', 'for a small business', 'at my house', 'quickly']

const settings = readSettings()
const store = await openStore(settings)
const messages = store.collection<StoredMessage>('messages')
const conversations = store.collection<StoredConversation>('conversations')
const dailyCounts = store.collection<DayCounts>('dailyCounts')
const dayOf = dayReader(settings.timeZone)
const from = Date.now() - span
const days = new Map<string, Delta>()

for (let begin = 0; begin < count; begin += atOnce) {
  const part = Array.from({ length: Math.min(atOnce, count - begin) }, (_, i) => message(begin + i))
  await messages.bulkWrite(part.map(inserted), { ordered: false })
  const firsts = part.filter(({ seq }) => seq === 1).map(conversation)
  await conversations.bulkWrite(firsts.map(inserted), { ordered: false })
  for (const { at, feedback } of part) {
    const day = dayOf(at)
    days.set(day, sumOf(days.get(day) ?? nothing, contributionOf({ feedback })))
  }
}
await dailyCounts.bulkWrite(
  [...days].map(([_id, { uses: _, ...counts }]) =>
    inserted<DayCounts>({ _id, ...counts, version: 1 }),
  ),
  { ordered: false },
)
await store.close()
process.send?.({ ready: true })
process.disconnect?.()

function inserted<T extends { _id: string }>(document: T): BulkOperation<T> {
  return { insertOne: { document } } as BulkOperation<T>
}

function idOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join(':')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function message(i: number): StoredMessage {
  const at = new Date(from + Math.floor(((i + 0.5) / count) * span))
  const ordinal = Math.floor(i / perConversation)
  const subject = i % 2 === 0 ? 'the gate' : 'the front door'
  const text = `Question about ${topics[i % topics.length]} at ${subject} ${endings[i % 6]}`
  const reply = `Here is what we know about ${topics[i % topics.length]}. Installation is included.`
  return {
    _id: idOf('message', i),
    conversationId: idOf('conversation', ordinal),
    visitorKey: idOf('visitor', ordinal),
    seq: (i % perConversation) + 1,
    from: 'visitor',
    channel: 'chat',
    text,
    page: '/',
    words: searchTerms(text, reply),
    at,
    updatedAt: at,
    rev: 3,
    answer: { status: 'done', text: reply, sources: [{ title: 'Home', url: '/' }], at },
    feedback: { helpful: i % 4 < 2, at },
  }
}

function conversation({ conversationId, visitorKey, at }: StoredMessage): StoredConversation {
  return {
    _id: conversationId,
    visitorKey,
    ordinal: 0,
    channel: 'chat',
    page: '/',
    startedAt: at,
    lastAt: at,
  }
}
