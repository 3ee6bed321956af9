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
import { type DailySummary, summaryLine } from '../../team/team'
import type { Meaning, Nearness } from '../../whisper/whisper'
import type { ErasureCascade } from '../erasureCascade'
import type { WordKeys } from '../wordKeys'
import { AskedQuestions } from './askedQuestions'
import { Backfill } from './backfill'
import { Feeder, type MessageConsumer } from './feeder'
import { GroupDecisions, type Ways } from './groupDecisions'
import { GroupFinder } from './groupFinder'
import { type Taught, GroupResolver } from './groupResolver'
import { Groups, type RecomputedGroup } from './groups'
import { listed, variantsOf } from './listing'
import { toQueuedQuestion } from './present'
import { QueueBroadcaster } from './queueBroadcaster'
import { QueueCounter } from './queueCounter'
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
): { taught: (record: KnowledgeRecord) => void; teach: GroupResolver['once'] } {
  const { log } = app
  const groups = new Groups(store)
  const finder = new GroupFinder(store, nearness)
  const counter = new QueueCounter(groups)
  const broadcaster = new QueueBroadcaster(live, counter, log)
  const onChange = (changed: readonly RecomputedGroup[]) => broadcaster.publish(changed)
  const decisions = new GroupDecisions({ groups, ways, wordKeys, erasureCascade, onChange })
  const questions = new AskedQuestions(store, messages, finder, meaning)
  summary.add(async () => {
    const { questions } = await counter.counts()
    const text = summaryLine(
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
  const resolver = new GroupResolver({
    store,
    groups,
    finder,
    decisions,
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
      counts: await counter.counts(),
      timeZone: settings.timeZone,
    }),
    get: async ({ params }) => {
      const group = await groups.find(params.id)
      if (!group) throw new Refusal('not-found', questionGone)
      return toQueuedQuestion(group)
    },
    variants: ({ params }) => variantsOf(groups, params.id),
    asks: async ({ params, body: { decisionRev, ...section } }, session) => {
      const matched = await decisions.asks(params.id, decisionRev, section)
      await didMatch(session, section.entry)
      return toQueuedQuestion(matched)
    },
    asksUnqueued: async ({ body: { text, ...section } }, session) => {
      const asked = await meaning(text)
      await decisions.asksUnqueued(asked.text, section, await finder.existing(asked))
      await didMatch(session, section.entry)
      return { text: asked.text }
    },
    dismiss: async ({ params, body }, session) => {
      const dismissed = await decisions.dismiss(params.id, body.decisionRev)
      await activity.record(session, { kind: 'knowledge', did: 'Dismissed a question' })
      return toQueuedQuestion(dismissed)
    },
    later: async ({ params, body }) =>
      toQueuedQuestion(await decisions.later(params.id, body.decisionRev)),
    reopen: async ({ params, body }) =>
      toQueuedQuestion(await decisions.reopen(params.id, body.decisionRev)),
    undo: async ({ params, body }) =>
      toQueuedQuestion(await decisions.undo(params.id, body.decisionRev)),
  })

  readAtScrape('queue_length', async () => (await counter.counts()).questions, 'training')

  const warn = (what: string) => (err: unknown) => log.warn({ err }, what)
  const maintenance = new PeriodicTask(
    upkeepMs,
    () => upkeep.run(),
    warn('queue maintenance failed, retrying'),
  )
  app.addHook('onReady', async () => {
    feeder.poll(true).catch(warn('resuming queued questions failed'))
    resolver.repair().catch(warn('taught questions stay in the queue'))
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
    teach: (answer, publish) => resolver.once(answer, publish),
    taught: (record) => {
      resolver.taught(record).catch(warn('a taught question stays in the queue'))
    },
  }
}
