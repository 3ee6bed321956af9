/**
 * What the store holds of suggestions. A vote is what one message says for one, under the message's id, so
 * that each is counted once; a suggestion is made of its votes and of what admins decided.
 */

import type { WayKind } from '#shared/knowledge/ways'
import type { Source, SuggestionStatus } from '#shared/training/suggestions/rules'
import type { Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    suggestionVotes: Vote
    suggestions: StoredSuggestion
  }
}

/** What a suggestion is about. */
export interface Subject {
  kind: WayKind
  entry: string
  section: string
}

export interface Vote extends Stored, Subject {
  conversationId: string
  /** The message's: a lower one never comes after a higher one. */
  rev: number
  suggestionId: string
  source: Source
  at: Date
  /** Redacted. */
  text: string
  confidence?: number
  /** Of a pick: the hash of its network (chat/documents.ts). */
  from?: string
}

/** What is left of a vote that was taken back, for a day: no words. */
export interface VoteTombstone extends Stored {
  conversationId: string
  rev: number
  suggestionId: string
  goneAt: Date
}

export interface Decision {
  kind: 'accepted' | 'dismissed'
  at: Date
  isByItself: boolean
}

export interface StoredSuggestion extends Stored, Subject {
  text: string
  visitors: number
  pick: number
  helpful: number
  notHelpful: number
  /** From how many networks it was picked, and over how many hours. */
  networks: number
  hours: number
  lastAt: Date
  confidence?: number
  standing: SuggestionStatus
  decision?: Decision
  /** What it was before the decision, to undo it. */
  previous?: Decision
  turn: number
  rev: number
}
