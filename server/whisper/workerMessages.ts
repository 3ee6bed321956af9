/** Messages between the server and the answering worker. */
import type { Answer } from '#shared/whisper/answer'
import type { KnowledgeRead } from './answerEngine'
import type { Question } from './answerer'
import type { Meaning } from './meaning'

export type ToWorker =
  /** The knowledge to answer from, starting with the next question. */
  { kind: 'knowledge'; knowledge: KnowledgeRead } | Asked

/** A request that waits for its turn. */
export type Asked =
  | { kind: 'question'; id: number; question: Question }
  | { kind: 'meaning'; id: number; text: string }

/** The message that completes a request. */
export type Done =
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'meaning'; id: number; meaning: Meaning }

export type FromWorker =
  | Done
  /** The worker has its knowledge and starts on the question. */
  | { kind: 'begun'; id: number }
  | { kind: 'failed'; id: number; message: string }
