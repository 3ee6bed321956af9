/**
 * The queue of the Training tab: what visitors asked and Whisper did not answer, was not sure of, or
 * answered unhelpfully, until an admin has dealt with it. This is the subject's entry point.
 */
import { queueCalls } from '#shared/training/queue/calls'
import { questionGone } from '#shared/training/queue/rules'
import type { By } from '../../activity/port'
import type { Messages } from '../../chat/chat'
import type { ServerContext } from '../../context'
import { Refusal } from '../../http/refusal'
import type { KnowledgeRecord } from '../../knowledge/knowledge'
import { readAtScrape } from '../../monitoring/metrics'
import { countText, type DailySummary } from '../../team/team'
import type { Meaning, Nearness } from '../../whisper/whisper'
import type { WordKeys } from '../wordKeys'
import { Askings } from './askings'
import { Counting } from './counting'
import { Deciding, type Ways } from './deciding'
import { Feeder, type Hearer } from './feeder'
import { Filling } from './filling'
import type { Forgetting } from './forgetting'
import { Grouping } from './grouping'
import { Groups, type Reckoned } from './groups'
import { listed, variantsOf } from './listing'
import { News } from './news'
import { toQueuedQuestion } from './present'
import { type Taught, Teaching } from './teaching'
import { Upkeep } from './upkeep'

const upkeepMs = 30_000

interface Parts {
  messages: Messages
  meaning: (text: string) => Promise<Meaning>
  nearness: Nearness
  ways: Ways
  /** Hear of the same messages as the queue. */
  hearers: readonly Hearer[]
  /** Makes a taught question one that must go on being answered so. */
  hold: (taught: Taught) => Promise<void>
  forgetting: Forgetting
  wordKeys: WordKeys
  summary: DailySummary
}

export function queue(
  { app, serve, store, settings, live, activity }: ServerContext,
  { messages, meaning, nearness, ways, hearers, hold, forgetting, wordKeys, summary }: Parts,
): { taught: (record: KnowledgeRecord) => void } {
  const { log } = app
  const groups = new Groups(store)
  const grouping = new Grouping(store, nearness)
  const counting = new Counting(groups)
  const news = new News(live, counting, log)
  const onChange = (changed: readonly Reckoned[]) => news.tell(changed)
  const deciding = new Deciding({ groups, ways, wordKeys, forgetting, onChange })
  const askings = new Askings(store, messages, grouping, meaning)
  summary.add(async () => {
    const { questions } = await counting.counts()
    const text = countText(
      questions,
      'question Whisper couldn’t answer well',
      'questions Whisper couldn’t answer well',
    )
    return text === null ? [] : [{ text, path: '/admin/whisper/training', isForAdmins: false }]
  })
  const own: Hearer = {
    keep: (message) => askings.keep(message),
    // At once, so that they share the store's flushes.
    reckon: async (ids) => onChange(await Promise.all(ids.map((id) => groups.reckon(id)))),
  }
  const feeder = new Feeder({
    ...{ messages, hearers: [forgetting, own, ...hearers], log },
    isShared: store.kind.shared,
  })
  const filling = new Filling(store, messages, feeder)
  const upkeep = new Upkeep(groups, onChange)
  const teaching = new Teaching({
    ...{ store, groups, grouping, deciding, forgetting, meaning, hold },
  })

  const didMatch = (by: By, entry: string) =>
    activity.record(by, {
      ...{ kind: 'knowledge', did: 'Matched a question to an entry' },
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
    asks: async ({ params, body: { turn, ...section } }, session) => {
      const matched = await deciding.asks(params.id, turn, section)
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
      const dismissed = await deciding.dismiss(params.id, body.turn)
      await activity.record(session, { kind: 'knowledge', did: 'Dismissed a question' })
      return toQueuedQuestion(dismissed)
    },
    later: async ({ params, body }) => toQueuedQuestion(await deciding.later(params.id, body.turn)),
    reopen: async ({ params, body }) =>
      toQueuedQuestion(await deciding.reopen(params.id, body.turn)),
    undo: async ({ params, body }) => toQueuedQuestion(await deciding.undo(params.id, body.turn)),
  })

  readAtScrape('queue_length', async () => (await counting.counts()).questions, 'training')

  const warn = (what: string) => (err: unknown) => log.warn({ err }, what)
  const maintaining = setInterval(() => {
    upkeep.run().catch(warn('the queue is looked after later'))
  }, upkeepMs)
  maintaining.unref()
  app.addHook('onReady', async () => {
    feeder.look(true).catch(warn('questions left over'))
    teaching.repair().catch(warn('taught questions stay in the queue'))
    filling.start(warn('older questions are queued at the next start'))
    upkeep.run().catch(warn('the queue is looked after later'))
  })
  app.addHook('preClose', async () => clearInterval(maintaining))
  app.addHook('onClose', async () => {
    await filling.close()
    await feeder.close()
    news.close()
  })
  return {
    taught: (record) => {
      teaching.taught(record).catch(warn('a taught question stays in the queue'))
    },
  }
}
