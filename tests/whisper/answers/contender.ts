/** Who is asked the labelled questions: Whisper, and plain search to compare it with. */
import type { Turn } from '#server/whisper/answerer'

export interface Reply {
  text: string
  /**
   * Of the whole question, of a part of it, or of nothing. `fault`: of the whole, worded for whom something
   * does not work just now.
   */
  admits: 'all' | 'fault' | 'part' | 'none'
  /** Said as sure. What knows no doubt is always sure. */
  isSure: boolean
}

export interface Contender {
  name: string
  reply(ask: string, history: readonly Turn[]): Promise<Reply>
}
