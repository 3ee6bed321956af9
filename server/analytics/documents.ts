/**
 * What is stored of visits. A hit is what happened, once per id, and goes after 180 days. A visitor is
 * one browser on one day with its visits, folded from its hits. A total is a day's figures of a slice:
 * of all visits, or of those with one page, source, device or country. Totals stay.
 */
import type { Action } from '#shared/analytics/actions'
import type { Device, Source } from '#shared/analytics/dimensions'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    hits: StoredHit
    visitors: StoredVisitor
    salts: StoredSalt
    visitNotes: StoredNote
  }
}

/** What the page that opens a visit says of the whole visit. */
export interface Opening {
  source: Source
  /** The host that linked here, or utm_source; '' for none. */
  referrer: string
  campaign: string
  device: Device
  /** Two letters, or ''. */
  country: string
  /** What follows is absent in visits from before it was counted. Names of places, or ''. */
  region?: string
  /** With its region: 'Arlington, Virginia'. */
  city?: string
  /** The utm_ parameters together (tags.ts), or ''. */
  tags?: string
}

export interface StoredHit extends Stored {
  /** The day that it counts for: that of its visit, else its own. */
  day: string
  at: Date
  expiresAt: Date
  kind: 'view' | 'engaged' | 'action' | 'bot' | 'declined'
  /** Whose, and which of their visits; absent where it belongs to none. */
  visitor?: string
  visit?: number
  path?: string
  opening?: Opening
  ms?: number
  /** Without one it is only a conversion. */
  action?: Action
  converts?: true
  /** It came after its visit had ended, and does not prolong it. */
  late?: true
}

export interface Visit extends Opening {
  n: number
  startedAt: Date
  lastAt: Date
  /** The hit that opened it. */
  openedBy: string
  pages: { path: string; views: number }[]
  /** The page that opened it, and the latest one with its hit. */
  entry?: string
  exit?: { path: string; by: string }
  engagedMs: number
  actions: { action: Action; count: number }[]
  conversions: number
}

/** The _id is the visitor's hash of that day. */
export interface StoredVisitor extends Stored {
  day: string
  rev: number
  visits: Visit[]
  /** The latest hits in it, so that none is added twice. */
  hits: string[]
  lastAt: Date
  /** `day/hour` in which visits began. */
  hours: string[]
  expiresAt: Date
}

/** The _id is that of the hit that will count. */
export interface StoredNote extends Stored {
  visitor: string
  day: string
  visit: number
  expiresAt: Date
}

export interface StoredSalt extends Stored {
  salt: string
  expiresAt: Date
}
