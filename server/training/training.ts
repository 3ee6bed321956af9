/** Training Whisper: what it must go on answering. The subject's door for the app. */
import { trainingCalls } from '#shared/training/calls'
import type { RegressionQuestion } from '#shared/training/records'
import type { Plug } from '../app'
import { Questions } from './questions'
import { wordsOf } from './record'

export function training({ app, serve, store, live }: Plug): void {
  const questions = new Questions(store, app.log)
  const told = (question: RegressionQuestion) => {
    live.admins.emit('regressionQuestion', question)
    return question
  }

  serve(trainingCalls, {
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
  })
}
