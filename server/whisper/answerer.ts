/** The interface of an answerer: it answers visitors from passages, or with a language model. */
import type { Pick } from '#shared/chat/records'
import type { Answer, Offer } from '#shared/whisper/answer'
import type { Asker } from '../http/limits/fairQueue'
import type { Meaning } from './meaning'

export interface Turn {
  /** The message's id; absent if no message was stored. */
  id?: string
  question: string
  answer: string
  offers?: readonly Offer[]
}

export interface Question {
  text: string
  /** The visitor's choice from an earlier offer. */
  pick?: Pick | undefined
  /** The question's embedding, if a service is configured; the answerer computes it itself. */
  vector?: Float32Array | undefined
  /** Earlier turns of the conversation, oldest first, at most a few. */
  history: readonly Turn[]
}

export interface Answerer {
  /**
   * Makes an answer off the event loop. `onPiece` receives the whole text so far each time it
   * grows. Askers are served in turn. Rejects with Busy if the queue is full and this asker has the
   * most questions in it, and with the signal's reason if `signal` aborts.
   */
  answer(
    question: Question,
    options: { onPiece?: (textSoFar: string) => void; signal?: AbortSignal; asker?: Asker },
  ): Promise<Answer>
  /** What a text asks, after spelling correction; uses the same queue. */
  meaning?(text: string): Promise<Meaning>
  /** Reads the knowledge again; the next answer uses it. */
  reload(): Promise<void>
  /** When it last read the knowledge; null until the first question, absent if it reads none. */
  readonly readAt?: number | null
  close(): Promise<void>
}

/** The queue of questions is full. */
export class Busy extends Error {
  override name = 'Busy'
}
