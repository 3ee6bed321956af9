/**
 * The queue of the Training tab: questions that Whisper didn't answer, wasn't sure of, or answered
 * unhelpfully, until an admin has dealt with them. The subject's entry point.
 */
import { queueCalls } from '#shared/training/queue/calls'
import { questionGone } from '#shared/training/queue/rules'
import type { By } from '../../activity/port'
import type { Messages } from '../../chat/chat'
import type { ServerContext } from '../../context'
import { Refusal } from '../../http/refusal'
import { PeriodicTask } from '../../jobs/periodicTask'
import type { KnowledgeRecord } from '../../knowledge/knowledge'
import { readAtScrape } from '../../monitoring/metrics'
import { countText, type DailySummary } from '../../team/team'
import type { Meaning, Nearness } from '../../whisper/whisper'
import type { ErasureCascade } from '../erasureCascade'
import type { WordKeys } from '../wordKeys'
import { AskedQuestions } from './askedQuestions'
import { Backfill } from './backfill'
import { Counting } from './counting'
import { Deciding, type Ways } from './deciding'
import { Feeder, type MessageConsumer } from './feeder'
import { Grouping } from './grouping'
import { Groups, type RecomputedGroup } from './groups'
import { listed, variantsOf } from './listing'
import { toQueuedQuestion } from './present'
import { QueueBroadcaster } from './queueBroadcaster'
import { type Taught, Teaching } from './teaching'
import { Upkeep } from './upkeep'

const upkeepMs = 30_000

interface Parts {
  messages: Messages
  meaning: (text: string) => Promise<Meaning>
  nearness: Nearness
  ways: Ways
  /** Receive the same messages as the queue. */
  consumers: readonly MessageConsumer[]
  /** Makes a taught question a regression question. */
  addRegressionQuestion: (taught: Taught) => Promise<void>
  erasureCascade: ErasureCascade
  wordKeys: WordKeys
  summary: DailySummary
}

export function queue(
  { app, serve, store, settings, live, activity }: ServerContext,
  {
    messages,
    meaning,
    nearness,
    ways,
    consumers,
    addRegressionQuestion,
    erasureCascade,
    wordKeys,
    summary,
  }: Parts,
): { taught: (record: KnowledgeRecord) => void; teach: Teaching['once'] } {
  const { log } = app
  const groups = new Groups(store)
  const grouping = new Grouping(store, nearness)
  const counting = new Counting(groups)
  const broadcaster = new QueueBroadcaster(live, counting, log)
  const onChange = (changed: readonly RecomputedGroup[]) => broadcaster.publish(changed)
  const deciding = new Deciding({ groups, ways, wordKeys, erasureCascade, onChange })
  const questions = new AskedQuestions(store, messages, grouping, meaning)
  summary.add(async () => {
    const { questions } = await counting.counts()
    const text = countText(
      questions,
      'question Whisper couldn’t answer well',
      'questions Whisper couldn’t answer well',
    )
    return text === null ? [] : [{ text, path: '/admin/whisper/training', isForAdmins: false }]
  })
  const questionConsumer: MessageConsumer = {
    ingest: (message) => questions.ingest(message),
    // Concurrently, so that they share the store's flushes.
    recompute: async (ids) => onChange(await Promise.all(ids.map((id) => groups.recompute(id)))),
  }
  const feeder = new Feeder({
    messages,
    consumers: [erasureCascade, questionConsumer, ...consumers],
    log,
    isShared: store.kind.shared,
  })
  const backfill = new Backfill(store, messages, feeder)
  const upkeep = new Upkeep(groups, onChange)
  const teaching = new Teaching({
    store,
    groups,
    grouping,
    deciding,
    erasureCascade,
    meaning,
    addRegressionQuestion,
  })

  const didMatch = (by: By, entry: string) =>
    activity.record(by, {
      kind: 'knowledge',
      did: 'Matched a question to an entry',
      subject: { kind: 'entry', id: entry },
    })
  serve(queueCalls, {
    list: async ({ query }) => ({
      ...(await listed(groups, query, log)),
      counts: await counting.counts(),
      timeZone: settings.timeZone,
    }),
    get: async ({ params }) => {
      const group = await groups.find(params.id)
      if (!group) throw new Refusal('not-found', questionGone)
      return toQueuedQuestion(group)
    },
    variants: ({ params }) => variantsOf(groups, params.id),
    asks: async ({ params, body: { decisionRev, ...section } }, session) => {
      const matched = await deciding.asks(params.id, decisionRev, section)
      await didMatch(session, section.entry)
      return toQueuedQuestion(matched)
    },
    asksUnqueued: async ({ body: { text, ...section } }, session) => {
      const asked = await meaning(text)
      await deciding.asksUnqueued(asked.text, section, await grouping.existing(asked))
      await didMatch(session, section.entry)
      return { text: asked.text }
    },
    dismiss: async ({ params, body }, session) => {
      const dismissed = await deciding.dismiss(params.id, body.decisionRev)
      await activity.record(session, { kind: 'knowledge', did: 'Dismissed a question' })
      return toQueuedQuestion(dismissed)
    },
    later: async ({ params, body }) =>
      toQueuedQuestion(await deciding.later(params.id, body.decisionRev)),
    reopen: async ({ params, body }) =>
      toQueuedQuestion(await deciding.reopen(params.id, body.decisionRev)),
    undo: async ({ params, body }) =>
      toQueuedQuestion(await deciding.undo(params.id, body.decisionRev)),
  })

  readAtScrape('queue_length', async () => (await counting.counts()).questions, 'training')

  const warn = (what: string) => (err: unknown) => log.warn({ err }, what)
  const maintenance = new PeriodicTask(
    upkeepMs,
    () => upkeep.run(),
    warn('queue maintenance failed, retrying'),
  )
  app.addHook('onReady', async () => {
    feeder.poll(true).catch(warn('resuming queued questions failed'))
    teaching.repair().catch(warn('taught questions stay in the queue'))
    backfill.start(warn('older questions are queued at the next start'))
    void maintenance.run()
  })
  app.addHook('preClose', () => maintenance.stop())
  app.addHook('onClose', async () => {
    await backfill.close()
    await feeder.close()
    broadcaster.close()
  })
  return {
    teach: (answer, publish) => teaching.once(answer, publish),
    taught: (record) => {
      teaching.taught(record).catch(warn('a taught question stays in the queue'))
    },
  }
}
