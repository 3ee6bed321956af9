/** An admin who trains Whisper over HTTP, in a world that answers from real worker threads. */
import { randomUUID } from 'node:crypto'
import { createAnswerer, trialMaker } from '#server/whisper/createAnswerer'
import type { RegressionQuestion, Result, Run } from '#shared/training/records'
import type { QuestionContent } from '#shared/training/rules'
import type { Answer } from '#shared/whisper/answer'
import { startWorld, until, type World, type WorldOptions } from '../chat/world'
import { call, type Session, told } from '../knowledge/admin'

const quiet = { warn() {} }

/** `worker`: the bundle from builtWorker.ts. */
export function startTrainingWorld(
  worker: URL,
  options: Pick<WorldOptions, 'env' | 'limits'> = {},
): Promise<World> {
  return startWorld({
    ...options,
    answererOf: (store) => createAnswerer({ store, worker, log: quiet }),
    makeTrial: trialMaker({ worker, log: quiet }),
  })
}

export const someQuestion = (changes: Partial<QuestionContent> = {}): QuestionContent => ({
  question: 'Do you accept Bitcoin?',
  before: [],
  expectation: { kind: 'contains', texts: ['do not accept Bitcoin'] },
  ...changes,
})

export function addQuestion(
  session: Session,
  changes: Partial<QuestionContent> = {},
): Promise<RegressionQuestion> {
  const body = { id: randomUUID(), ...someQuestion(changes) }
  return told(call(session, 'POST /api/training/questions', body))
}

export interface Pair {
  draft: Answer
  published: Answer
}

export function tryOut(session: Session, question: string, history: object[] = []): Promise<Pair> {
  return told(call(session, 'POST /api/training/ask', { question, history }))
}

export interface Checked {
  asked: number
  failing: { question: string; today: string; after: string }[]
}

export function check(session: Session, change: object): Promise<Checked> {
  return told(call(session, 'POST /api/training/check', { id: randomUUID(), ...change }))
}

export function start(session: Session, against: 'draft' | 'published' = 'draft'): Promise<Run> {
  return told(call(session, 'POST /api/training/runs', { against }))
}

export function readRun(session: Session, id: string): Promise<{ run: Run; results: Result[] }> {
  return told(call(session, `GET /api/training/runs/${id}`))
}

export async function ended(
  session: Session,
  { id }: Run,
): Promise<{ run: Run; results: Result[] }> {
  return until(async () => {
    const found = await readRun(session, id)
    return found.run.state !== 'running' && found
  }, 90_000)
}
