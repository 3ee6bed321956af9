/**
 * The stored documents of suggestions. A vote is what one message says for a suggestion, with the
 * message's id, so that it counts once; a suggestion is derived from its votes and admins' decisions.
 */

import type { WayKind } from '#shared/knowledge/ways'
import type { Source, SuggestionStatus } from '#shared/training/suggestions/rules'
import type { Stored } from '../../store/port'
import type { StoredDisplaced } from '../displaced'

declare module '../../store/port' {
  interface Documents {
    suggestionVotes: Vote
    suggestions: StoredSuggestion
  }
}

/** The subject of a suggestion. */
export interface Subject {
  kind: WayKind
  entry: string
  section: string
}

export interface Vote extends Stored, Subject {
  conversationId: string
  /** The message's rev; a lower one never replaces a higher one. */
  rev: number
  suggestionId: string
  source: Source
  at: Date
  /** Redacted. */
  text: string
  confidence?: number
  /** For a pick, the hash of its network (chat/documents.ts). */
  from?: string
}

/** What remains of a withdrawn vote, for a day and without text. */
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
  /** For `accepted`. */
  displaced?: StoredDisplaced
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
  status: SuggestionStatus
  decision?: Decision
  /** The decision before this one, to undo it. */
  previous?: Decision
  decisionRev: number
  rev: number
}
