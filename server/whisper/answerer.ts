/** Who answers a visitor's words: passages, or a language model from them. */
import type { Pick } from '#shared/chat/records'
import type { Answer, Offer } from '#shared/whisper/answer'
import type { Asker } from '../http/fairQueue'
import type { Meaning } from './meaning'

export interface Turn {
  /** The message's; absent where none was stored. */
  id?: string
  question: string
  answer: string
  offers?: readonly Offer[]
}

export interface Question {
  text: string
  /** Where it chooses from what was offered. */
  pick?: Pick | undefined
  /** What it means, where a service says so; made by the answerer itself. */
  vector?: Float32Array | undefined
  /** The conversation before it, oldest first, at most a few turns. */
  history: readonly Turn[]
}

export interface Answerer {
  /**
   * Makes the answer away from the event loop. `onPiece` gets the whole text so far, each time more
   * of it stands. Those who ask take turns. Rejects with Busy when too many questions wait and most of
   * them are the asker's, and when `signal` aborts.
   */
  answer(
    question: Question,
    options: { onPiece?: (textSoFar: string) => void; signal?: AbortSignal; asker?: Asker },
  ): Promise<Answer>
  /** What a text asks, with slips put right; it waits in the same queue. */
  meaning?(text: string): Promise<Meaning>
  /** Reads the knowledge again; the next answer knows it. */
  reload(): Promise<void>
  /** When it last read here; null until the first question. Absent where nothing is read. */
  readonly readAt?: number | null
  close(): Promise<void>
}

/** The queue of questions is full. */
export class Busy extends Error {
  override name = 'Busy'
}
