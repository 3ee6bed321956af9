/** What the server and the worker that answers say to each other. */
import type { Answer } from '#shared/whisper/answer'
import type { KnowledgeRead } from './answerEngine'
import type { Question } from './answerer'
import type { Meaning } from './meaning'

export type ToWorker =
  /** What it may answer from, from the next question on. */
  { kind: 'knowledge'; knowledge: KnowledgeRead } | Asked

/** What waits for its turn. */
export type Asked =
  | { kind: 'question'; id: number; question: Question }
  | { kind: 'meaning'; id: number; text: string }

/** What ends it. */
export type Done =
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'meaning'; id: number; meaning: Meaning }

export type FromWorker =
  | Done
  /** It has read what it may answer from, and turns to the question. */
  | { kind: 'begun'; id: number }
  | { kind: 'failed'; id: number; message: string }
