/** Training Whisper: tested, and held to what it must go on answering. The subject's door for the app. */
import { trainingCalls } from '#shared/training/calls'
import type { RegressionQuestion } from '#shared/training/records'
import { tidyQuestion } from '#shared/training/rules'
import type { ServerContext } from '../context'
import { Refusal } from '../http/refusal'
import { sessionRoom } from '../live/live'
import { Busy, type MakeTrial } from '../whisper/whisper'
import { failingThen } from './check'
import { untilLeft } from './left'
import { Questions } from './questions'
import { isHeldId } from './queue/heldIdOf'
import { wordsOf } from './record'
import { Runner } from './runs/runner'
import { Runs } from './runs/runs'
import { PublishedSections } from './sections'
import { tester } from './tester'
import { Reading } from './trials/reading'
import { Trials } from './trials/trials'

const progressMs = 100

/** What was taught as the answer to a question, and must stay in it. */
interface Held {
  id: string
  question: string
  texts: string[]
}

interface Parts {
  makeTrial: MakeTrial
  /** How often what Whisper reads has changed. */
  changes: () => Promise<number>
  /** The paths of the site's pages that it does not read. */
  pagesOff: () => Promise<readonly string[]>
}

export function training(
  { app, serve, store, settings, live, onStop }: ServerContext,
  { makeTrial, ...knowledge }: Parts,
): {
  hold: (taught: Held) => Promise<void>
  /** The words of those that are held, also where they were asked already. */
  held: () => AsyncGenerator<string>
  /** Takes those away whose words are meant, and those with these ids. */
  release: (isMeant: (text: string) => boolean, ids: readonly string[]) => Promise<void>
} {
  const { log } = app
  const questions = new Questions(store, log)
  const trials = new Trials(makeTrial)
  const reading = new Reading({ store, log, ...knowledge })
  const runs = new Runs(store, live.shared, log)
  const runner = new Runner({ runs, questions, reading, trials, live, log })
  const test = tester(reading, trials)
  const sections = new PublishedSections(store)
  onStop(async () => {
    await runner.close()
    await trials.close()
  })
  const told = (question: RegressionQuestion) => {
    live.admins.emit('regressionQuestion', question)
    return question
  }

  serve(trainingCalls, {
    about: async (_, session) => ({
      model: settings.model?.name ?? null,
      timeZone: settings.timeZone,
      you: session.startedAt.getTime(),
    }),
    ask: ({ body }, _, { reply }) => kindly(() => test(body, untilLeft(reply))),
    check: async ({ body: { id, entries, pages } }, session, { reply }) => {
      const signal = untilLeft(reply)
      const all = await questions.all()
      if (all.length === 0) return { asked: 0, failing: [] }
      const [after, today] = await Promise.all([
        reading.changed({ entries, pages }),
        reading.of('published'),
      ])
      const room = live.admins.in(sessionRoom(session._id))
      let toldAt = 0
      const failing = await kindly(() =>
        failingThen({
          ...{ trials, questions: all, today, after, signal },
          onProgress: (asked) => {
            if (Date.now() - toldAt < progressMs && asked < all.length) return
            toldAt = Date.now()
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
    addQuestion: async ({ body: { id, ...words } }) =>
      told(await questions.add(id, wordsOf(words))),
    saveQuestion: async ({ params, body: { rev, ...words } }) =>
      told(await questions.save(params.id, rev, wordsOf(words))),
    removeQuestion: async ({ params: { id }, query }) => {
      await questions.remove(id, query.rev)
      live.admins.emit('regressionQuestionRemoved', { id })
      return { id }
    },

    runs: async () => ({ runs: await runs.latest() }),
    start: ({ body }, session) => runner.start(body.against, session.startedAt),
    run: ({ params }) => runs.get(params.id),
    cancel: ({ params }) => runner.cancel(params.id),
  })
  return {
    hold: async ({ id, question, texts }) => {
      const expectation = { kind: 'contains', texts } as const
      try {
        told(await questions.add(id, tidyQuestion({ question, before: [], expectation })))
      } catch (error) {
        // It is there already and was edited, or there is no room.
        if (!(error instanceof Refusal)) throw error
      }
    },
    async *held() {
      for await (const { question } of questions.held()) yield question
      for await (const { questionId, question } of runs.results())
        if (isHeldId(questionId)) yield question
    },
    release: async (isMeant, ids) => {
      const isIt = (id: string, question: string) =>
        isHeldId(id) && (ids.includes(id) || isMeant(question))
      // First the questions: a run under way takes out of what it stores those that are gone.
      for await (const { _id: id, question } of questions.held()) {
        if (isIt(id, question) && (await questions.release(id)))
          live.admins.emit('regressionQuestionRemoved', { id })
      }
      await runs.forget(({ questionId, question }) => isIt(questionId, question))
    },
  }
}

async function kindly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    const message = 'Whisper is busy with other tests. Please try again in a moment.'
    throw new Refusal('too-many', message, { retryAfter: 2 })
  }
}
