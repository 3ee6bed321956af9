/** A world whose Whisper knows little on purpose, and an admin who reads the queue. */
import { randomUUID } from 'node:crypto'
import { Busy } from '#server/whisper/answerer'
import { admission } from '#server/whisper/cannedAnswers'
import type { QueueCounts, QueuedQuestion, Variant } from '#shared/training/queue/records'
import { type Admin, echo, messagesOf, until, type Visitor } from '../../chat/world'
import { call, type Session, told } from '../../knowledge/admin'

/** Sure about "warranty", unsure about "perhaps", too busy for "rush"; admits all the rest. */
export const unsureAnswerer: typeof echo = {
  ...echo,
  answer: async (question, options) => {
    const answer = await echo.answer(question, options)
    const passage = { id: 'warranty/0', title: 'Warranty', text: 'A year.', score: 0.9, version: 1 }
    const why = { ...answer.why, passages: [{ ...passage, used: true }] }
    if (/warranty/i.test(question.text)) return { ...answer, why }
    if (/perhaps/i.test(question.text)) return { ...answer, confidence: 0.55, why }
    if (/rush/i.test(question.text)) throw new Busy('Too many questions wait.')
    const near = [{ ...passage, score: 0.2, used: false }]
    return {
      ...answer,
      text: admission,
      confidence: 0.2,
      why: { ...why, madeBy: 'admitted', passages: near },
    }
  },
}

export interface Listed {
  questions: QueuedQuestion[]
  next: string | null
  counts: QueueCounts
}

export function queueOf(session: Session, query = ''): Promise<Listed> {
  return told(call(session, `GET /api/training/queue${query}`))
}

export function variantsOf(session: Session, id: string): Promise<{ variants: Variant[] }> {
  return told(call(session, `GET /api/training/queue/${id}/variants`))
}

/** Asks, and waits until Whisper has answered or given up. */
export async function put(visitor: Visitor, text: string) {
  const id = randomUUID()
  const { conversationId } = await visitor.ask('send', { id, text })
  await until(
    () => messagesOf(visitor).some((one) => one.id === id && one.answer.status !== 'waiting'),
    40_000,
  )
  return { id, conversationId }
}

/** The group with this question, once `fits` is true. */
export function inQueue(
  session: Session,
  question: string,
  fits: (found: QueuedQuestion) => boolean = () => true,
  query = '',
): Promise<QueuedQuestion> {
  return until(async () => {
    const found = (await queueOf(session, query)).questions.find((one) => one.question === question)
    return found && fits(found) && found
  }, 20_000)
}

export async function notInQueue(session: Session, question: string, query = ''): Promise<void> {
  await until(
    async () => !(await queueOf(session, query)).questions.some((one) => one.question === question),
    20_000,
  )
}

export function act(
  session: Session,
  { id, decisionRev }: Pick<QueuedQuestion, 'id' | 'decisionRev'>,
  action: 'dismissal' | 'later' | 'undo',
): Promise<QueuedQuestion> {
  return told(call(session, `POST /api/training/queue/${id}/${action}`, { decisionRev }))
}

/** The changes to the queue that this admin received. */
export function newsOf(admin: Admin) {
  return admin.told.flatMap(({ event, value }) =>
    (event as string) === 'queue'
      ? [value as unknown as { changed: QueuedQuestion[]; gone: string[]; counts: QueueCounts }]
      : [],
  )
}
