/** Training: tests of Whisper, and regression questions. The subject's entry point. */
import { trainingCalls } from '#shared/training/calls'
import type { RegressionQuestion } from '#shared/training/records'
import { tidyQuestion } from '#shared/training/rules'
import type { By } from '../activity/port'
import type { ServerContext } from '../context'
import { Refusal } from '../http/refusal'
import { sessionRoom } from '../live/live'
import { Busy, type MakeTrial } from '../whisper/whisper'
import { abortOnDisconnect } from './abortOnDisconnect'
import { failingThen } from './check'
import { Questions } from './questions'
import { isRegressionIdOfEntry } from './queue/regressionId'
import { contentOf } from './record'
import { Runner } from './runs/runner'
import { Runs } from './runs/runs'
import { PublishedSections } from './sections'
import { tester } from './tester'
import { AnswererPool } from './testing/answererPool'
import { KnowledgeReader } from './testing/knowledgeReader'

const progressMs = 100

/** The texts taught as the answer to a question, which it must keep containing. */
interface TaughtAnswer {
  id: string
  question: string
  texts: string[]
}

interface Parts {
  makeTrial: MakeTrial
  /** How often Whisper's knowledge has changed. */
  changes: () => Promise<number>
  /** Paths of the site's pages that Whisper doesn't read. */
  pagesOff: () => Promise<readonly string[]>
}

export function training(
  { app, serve, store, settings, live, activity, onStop }: ServerContext,
  { makeTrial, ...knowledge }: Parts,
): {
  addRegressionQuestion: (taught: TaughtAnswer) => Promise<void>
  /** Texts of regression questions that came with taught entries, and of their stored results. */
  regressionTexts: () => AsyncGenerator<string>
  /** Removes those whose text matches, and those with these ids. */
  removeRegressionQuestions: (
    isMeant: (text: string) => boolean,
    ids: readonly string[],
  ) => Promise<void>
} {
  const { log } = app
  const questions = new Questions(store, log)
  const answerers = new AnswererPool(makeTrial)
  const reader = new KnowledgeReader({ store, log, ...knowledge })
  const runs = new Runs(store, live.shared, log)
  const runner = new Runner({ runs, questions, reader, answerers, live, log })
  const test = tester(reader, answerers)
  const sections = new PublishedSections(store)
  onStop(async () => {
    await runner.close()
    await answerers.close()
  })
  const publish = (question: RegressionQuestion) => {
    live.teammates.emit('regressionQuestion', question)
    return question
  }

  /** Without its text, which may be a visitor's. */
  const did = (by: By, verb: string, { id, rev }: Pick<RegressionQuestion, 'id' | 'rev'>) =>
    activity.record(by, {
      id: `regressionQuestion.${id}.${rev}`,
      kind: 'knowledge',
      did: `${verb} a regression question`,
    })

  serve(trainingCalls, {
    about: async (_, session) => ({
      model: settings.model?.name ?? null,
      timeZone: settings.timeZone,
      you: session.startedAt.getTime(),
    }),
    ask: ({ body }, _, { reply }) => refuseWhenBusy(() => test(body, abortOnDisconnect(reply))),
    check: async ({ body: { id, entries, pages } }, session, { reply }) => {
      const signal = abortOnDisconnect(reply)
      const all = await questions.all()
      if (all.length === 0) return { asked: 0, failing: [] }
      const [after, today] = await Promise.all([
        reader.changed({ entries, pages }),
        reader.of('published'),
      ])
      const room = live.teammates.in(sessionRoom(session._id))
      let lastProgressAt = 0
      const failing = await refuseWhenBusy(() =>
        failingThen({
          answerers,
          questions: all,
          today,
          after,
          signal,
          onProgress: (asked) => {
            if (Date.now() - lastProgressAt < progressMs && asked < all.length) return
            lastProgressAt = Date.now()
            room.emit('regressionCheck', { id, asked, total: all.length })
          },
        }),
      )
      return { asked: all.length, failing }
    },

    sections: async ({ query: { text, question, ids } }) => ({
      sections: ids === undefined ? await sections.search(text, question) : await sections.all(ids),
    }),
    questions: async () => ({ questions: await questions.all() }),
    addQuestion: async ({ body: { id, ...words } }, session) => {
      const added = publish(await questions.add(id, contentOf(words)))
      await did(session, 'Added', added)
      return added
    },
    saveQuestion: async ({ params, body: { rev, ...words } }, session) => {
      const saved = publish(await questions.save(params.id, rev, contentOf(words)))
      await did(session, 'Edited', saved)
      return saved
    },
    removeQuestion: async ({ params: { id }, query }, session) => {
      const isRemoved = await questions.remove(id, query.rev)
      if (isRemoved) await did(session, 'Deleted', { id, rev: query.rev + 1 })
      live.teammates.emit('regressionQuestionRemoved', { id })
      return { id }
    },

    runs: async () => ({ runs: await runs.latest() }),
    start: ({ body }, session) => runner.start(body.against, session.startedAt),
    run: ({ params }) => runs.get(params.id),
    cancel: ({ params }) => runner.cancel(params.id),
  })
  return {
    addRegressionQuestion: async ({ id, question, texts }) => {
      const expectation = { kind: 'contains', texts } as const
      try {
        publish(await questions.add(id, tidyQuestion({ question, before: [], expectation })))
      } catch (error) {
        // It already exists and was edited, or there is no room.
        if (!(error instanceof Refusal)) throw error
      }
    },
    async *regressionTexts() {
      for await (const { question } of questions.taught()) yield question
      for await (const { questionId, question } of runs.results())
        if (isRegressionIdOfEntry(questionId)) yield question
    },
    removeRegressionQuestions: async (isMeant, ids) => {
      const isIt = (id: string, question: string) =>
        isRegressionIdOfEntry(id) && (ids.includes(id) || isMeant(question))
      // Questions first: a run in progress drops results whose question is gone.
      for await (const { _id: id, question } of questions.taught()) {
        if (isIt(id, question) && (await questions.removeTaught(id)))
          live.teammates.emit('regressionQuestionRemoved', { id })
      }
      await runs.forget(({ questionId, question }) => isIt(questionId, question))
    },
  }
}

async function refuseWhenBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    const message = 'Whisper is busy with other tests. Please try again in a moment.'
    throw new Refusal('too-many', message, { retryAfter: 2 })
  }
}
