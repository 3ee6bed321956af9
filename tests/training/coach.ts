/** An admin who trains Whisper over HTTP, in a world that answers from real worker threads. */
import { randomUUID } from 'node:crypto'
import { createAnswerer, trialMaker } from '#server/whisper/createAnswerer'
import type { RegressionQuestion, Result, Run } from '#shared/training/records'
import type { QuestionContent } from '#shared/training/rules'
import type { Answer } from '#shared/whisper/answer'
import { startWorld, until, type World, type WorldOptions } from '../chat/world'
import { call, type Desk, told } from '../knowledge/desk'

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
  desk: Desk,
  changes: Partial<QuestionContent> = {},
): Promise<RegressionQuestion> {
  const body = { id: randomUUID(), ...someQuestion(changes) }
  return told(call(desk, 'POST /api/training/questions', body))
}

export interface Pair {
  draft: Answer
  published: Answer
}

export function tryOut(desk: Desk, question: string, history: object[] = []): Promise<Pair> {
  return told(call(desk, 'POST /api/training/ask', { question, history }))
}

export interface Checked {
  asked: number
  failing: { question: string; today: string; after: string }[]
}

export function check(desk: Desk, change: object): Promise<Checked> {
  return told(call(desk, 'POST /api/training/check', { id: randomUUID(), ...change }))
}

export function start(desk: Desk, against: 'draft' | 'published' = 'draft'): Promise<Run> {
  return told(call(desk, 'POST /api/training/runs', { against }))
}

export function readRun(desk: Desk, id: string): Promise<{ run: Run; results: Result[] }> {
  return told(call(desk, `GET /api/training/runs/${id}`))
}

export async function ended(desk: Desk, { id }: Run): Promise<{ run: Run; results: Result[] }> {
  return until(async () => {
    const found = await readRun(desk, id)
    return found.run.state !== 'running' && found
  }, 90_000)
}
