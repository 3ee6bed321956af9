import { insertIfNew } from './concurrentWrites'
/**
 * Brings stored documents to the current form, so that no other code handles older ones. A fact in
 * the store records each migration by name. Each changes only documents still in the older form, so
 * it can be interrupted, repeated, and run on several servers at once. A name is never removed from
 * the list nor reused.
 */
import { unfinished } from './contents'
import { NewerData, RestoreUnfinished } from './errors'
import {
  addSections,
  dropTaughtWords,
  erasedAgain,
  quoteHistory,
  renameTellDue,
  wholeEntry,
} from './migration/olderForms'
import { addMissing, moveDocuments, renameFacts, type Old, renameField } from './migration/steps'
import type { Store, Stored } from './port'

/** Run before the server listens, in this order. Each resolves to the number of changed documents. */
const beforeListening: Readonly<Record<string, (store: Store) => Promise<number>>> = {
  'background-migrations-have-one-place': async (store) => {
    const facts = store.collection('facts')
    let changed = 0
    for (const name of inBackground) {
      if (!(await facts.findOne({ _id: name }))) continue
      await record(store, name)
      changed += (await facts.deleteOne({ _id: name })).deletedCount
    }
    return changed
  },
  'messages-have-a-channel': (store) =>
    addMissing(
      store.collection<Old>('messages'),
      ({ from }) => (from === 'visitor' ? { channel: 'chat' } : {}),
      { from: 1, channel: 1 },
    ),
  'knowledge-entries-are-whole': (store) =>
    addMissing(store.collection<Old>('knowledge'), wholeEntry),
  // Approved by a program that didn't record which were finished: the server erases them once more.
  'approved-erasures-are-finished': (store) =>
    addMissing(store.collection<Old>('conversations'), erasedAgain, { erasure: 1, eraseUntil: 1 }),
  // Numbers below all those counted up from 1, and the same however often this runs.
  'regression-runs-are-numbered': (store) =>
    addMissing(store.collection<Old>('regressionRuns'), ({ at }) => ({ n: -Number(at) })),
  'sessions-tell-whose-password': (store) =>
    addMissing(store.collection<Old>('sessions'), ({ role }) => ({ passwordOf: role })),
  'knowledge-entries-have-sections': (store) => addSections(store.collection<Old>('knowledge')),
  // E-mails sent before had a link to the quote form and nothing else.
  'emails-have-a-kind': (store) =>
    addMissing(
      store.collection<Old>('letters'),
      ({ link }) => ({ kind: 'quote-form', ...(link === undefined ? {} : { data: { link } }) }),
      { kind: 1, data: 1, link: 1 },
    ),
  'quotes-have-a-history': (store) =>
    addMissing(store.collection<Old>('quotes'), quoteHistory, {
      sentAt: 1,
      answer: 1,
      status: 1,
      revision: 1,
      history: 1,
    }),
  'decisions-hold-no-words': (store) => dropTaughtWords(store.collection<Old>('questionGroups')),
  'handovers-have-alert-due': renameTellDue,
  'groups-have-a-status': (store) =>
    renameField(store.collection<Old>('questionGroups'), 'standing', 'status'),
  'suggestions-have-a-status': (store) =>
    renameField(store.collection<Old>('suggestions'), 'standing', 'status'),
  'groups-count-decisions': (store) =>
    renameField(store.collection<Old>('questionGroups'), 'turn', 'decisionRev'),
  'suggestions-count-decisions': (store) =>
    renameField(store.collection<Old>('suggestions'), 'turn', 'decisionRev'),
  'letters-are-emails': async (store) =>
    (await moveDocuments(store.collection<Old>('letters'), store.collection<Old>('emails'))) +
    (await renameFacts(store, 'letters-key', 'mailbox-key')) +
    (await renameFacts(store, 'sweep:letters', 'sweep:emails')),
  'tallies-are-daily-counts': async (store) =>
    (await moveDocuments(store.collection<Old>('tallies'), store.collection<Old>('dailyCounts'))) +
    (await renameFacts(store, 'tallies', 'daily-counts')),
  'askings-are-asked-questions': (store) =>
    moveDocuments(store.collection<Old>('askings'), store.collection<Old>('askedQuestions')),
  'photos-have-a-sender-key': (store) =>
    renameField(store.collection<Old>('photos'), 'by', 'senderKey'),
  'request-links-have-a-recipient-key': (store) =>
    renameField(store.collection<Old>('requestLinks'), 'by', 'recipientKey'),
  'quotes-have-earlier-tokens': (store) =>
    renameField(store.collection<Old>('quotes'), 'replaced', 'earlierTokens'),
}

/** Run by their subjects while the server is up, since they read all messages. */
const inBackground = [
  'old-uses-counted',
  'old-questions-queued',
  'section-uses-counted',
  'days-have-all-lists',
] as const

const prefix = 'migration:'
const known = new Set<string>([...Object.keys(beforeListening), ...inBackground])

/** Throws NewerData or RestoreUnfinished. Calls `changed` for each migration that changed something. */
export async function migrate(
  store: Store,
  changed: (name: string, documents: number) => void,
): Promise<void> {
  const facts = await store.collection('facts').find({}).toArray()
  assertRestored(facts)
  const applied = appliedMigrations(facts)
  assertKnown(applied)
  for (const [name, run] of Object.entries(beforeListening)) {
    if (applied.includes(name)) continue
    const documents = await run(store)
    await record(store, name)
    if (documents > 0) changed(name, documents)
  }
}

/** Runs `work` unless it was done before, and records it if it resolves to true. */
export async function migrateOnce(
  store: Store,
  name: (typeof inBackground)[number],
  work: () => Promise<boolean>,
): Promise<void> {
  if (await store.collection('facts').findOne({ _id: prefix + name })) return
  if (await work()) await record(store, name)
}

export function appliedMigrations(facts: readonly Stored[]): string[] {
  const ids = facts.map(({ _id }) => _id)
  return ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
}

export function assertKnown(migrations: readonly string[]): void {
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined) throw new NewerData(unknown)
}

export function assertRestored(facts: readonly Stored[]): void {
  if (facts.some(({ _id }) => _id === unfinished)) throw new RestoreUnfinished()
}

async function record(store: Store, name: string): Promise<void> {
  const facts = store.collection<Stored & { at: Date }>('facts')
  await insertIfNew(facts, { _id: prefix + name, at: new Date() })
}
