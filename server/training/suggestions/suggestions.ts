/**
 * Suggestions of ways of asking, from visitors' picks and marks, until an admin has accepted or
 * dismissed them. The subject's entry point.
 */
import { suggestionCalls } from '#shared/training/suggestions/calls'
import type { By } from '../../activity/port'
import type { Messages } from '../../chat/chat'
import type { ServerContext } from '../../context'
import { Refusal } from '../../http/refusal'
import { PeriodicTask } from '../../jobs/periodicTask'
import type { Meaning, SuggestWays } from '../../whisper/whisper'
import { abortOnDisconnect } from '../abortOnDisconnect'
import type { ErasureCascade } from '../erasureCascade'
import type { MessageConsumer } from '../queue/feeder'
import type { Ways } from '../queue/groupDecisions'
import { PublishedSections } from '../sections'
import { listed, presented } from './listing'
import { StoredSettings } from './settings'
import { Suggestions } from './stored'
import { canAutoAccept, SuggestionDecisions } from './suggestionDecisions'
import { Votes } from './votes'

const publishEveryMs = 300
/** Polls for suggestions of a server that ended between a vote and its acceptance. */
const pollMs = 30_000

interface Parts {
  messages: Messages
  meaning: (text: string) => Promise<Meaning>
  ways: Ways
  erasureCascade: ErasureCascade
  /** Asks the language model; undefined without one. */
  suggestWays: SuggestWays | undefined
}

/** Returns the consumer of due messages. */
export function suggestions(
  { app, serve, store, settings: { timeZone }, live, activity, onStop }: ServerContext,
  { messages, meaning, ways, erasureCascade, suggestWays }: Parts,
): MessageConsumer {
  const { log } = app
  const votes = new Votes(store, messages, meaning)
  const all = new Suggestions(store, votes)
  const sections = new PublishedSections(store)
  const settings = new StoredSettings(store)
  const warn = (err: unknown) => log.warn({ err }, 'suggestion maintenance failed, retrying')

  let publishTimer: NodeJS.Timeout | undefined
  const onChange = () => {
    publishTimer ??= setTimeout(() => {
      publishTimer = undefined
      live.teammates.emit('suggestions')
    }, publishEveryMs).unref()
  }
  /** Running requests to the language model: a stop waits until their tokens are counted. */
  const asking = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  onStop(async () => {
    stopping.abort(new Refusal('unavailable', 'The server is shutting down.'))
    await Promise.allSettled(asking)
  })
  const decisions = new SuggestionDecisions({ suggestions: all, ways, erasureCascade, onChange })
  async function autoAccept(): Promise<void> {
    if ((await settings.read()).acceptsByItself) await decisions.autoAccept()
  }

  const didAccept = (by: By, count: number) =>
    activity.record(by, {
      kind: 'knowledge',
      did: count === 1 ? 'Accepted a suggestion' : `Accepted ${count} suggestions`,
    })
  serve(suggestionCalls, {
    list: async ({ query }) => ({
      suggestions: await listed(all, sections, query),
      settings: await settings.read(),
      timeZone,
    }),
    accept: async ({ params: { id }, body: { decisionRev } }, session) => {
      const accepted = await decisions.accept({ id, decisionRev })
      await didAccept(session, 1)
      return presented(accepted, sections)
    },
    acceptMany: async ({ body }, session) => {
      const { accepted, refused } = await decisions.acceptMany(body.suggestions)
      if (accepted.length > 0) await didAccept(session, accepted.length)
      return {
        accepted: await Promise.all(accepted.map((one) => presented(one, sections))),
        refused: refused.map(({ id, refusal }) => ({ id, why: refusal.message })),
      }
    },
    ask: async ({ body }, _, { reply }) => {
      if (suggestWays === undefined)
        throw new Refusal('unavailable', 'No language model is set up.')
      const signal = AbortSignal.any([abortOnDisconnect(reply), stopping.signal])
      const asked = suggestWays(body, signal)
      asking.add(asked)
      try {
        return { ways: await asked }
      } finally {
        asking.delete(asked)
      }
    },
    dismiss: async ({ params: { id }, body: { decisionRev } }) =>
      presented(await decisions.dismiss({ id, decisionRev }), sections),
    undo: async ({ params: { id }, body: { decisionRev } }) =>
      presented(await decisions.undo({ id, decisionRev }), sections),
    set: async ({ body }, session) => {
      const saved = await settings.save(body)
      const did = `Switched accepting suggestions automatically ${body.acceptsByItself ? 'on' : 'off'}`
      await activity.record(session, { kind: 'knowledge', did })
      await autoAccept()
      onChange()
      return saved
    },
  })

  const accepting = new PeriodicTask(pollMs, autoAccept, warn)
  app.addHook('onReady', async () => void accepting.run())
  app.addHook('preClose', async () => {
    clearTimeout(publishTimer)
    // Not awaited: accepting many may take longer than a stop has.
    void accepting.stop()
  })
  return {
    ingest: (message) => votes.ingest(message),
    recompute: async (ids) => {
      const changed = await Promise.all(ids.map((id) => all.recompute(id)))
      onChange()
      // Not awaited, so that the queue continues.
      if (changed.some((one) => one && canAutoAccept(one))) autoAccept().catch(warn)
    },
  }
}
