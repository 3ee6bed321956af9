/**
 * The stored documents of visits. A hit is one event, stored once per id for 180 days. A visitor is
 * one browser on one day with its visits, folded from its hits. A total has a day's figures for a
 * slice: all visits, or those with one page, source, device or country. Totals are kept.
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

/** The values of the first page that apply to the whole visit. */
export interface Opening {
  source: Source
  /** The host that linked here, or utm_source; '' if none. */
  referrer: string
  campaign: string
  device: Device
  /** Two letters, or ''. */
  country: string
  /** Absent in visits from before it was counted, as are the next two. A place's name, or ''. */
  region?: string
  /** With its region: 'Arlington, Virginia'. */
  city?: string
  /** The utm_ parameters together (tags.ts), or ''. */
  tags?: string
}

export interface StoredHit extends Stored {
  /** The day it counts for: its visit's, otherwise its own. */
  day: string
  at: Date
  expiresAt: Date
  kind: 'view' | 'engaged' | 'action' | 'bot' | 'declined'
  /** The visitor and the number of their visit; absent if it belongs to none. */
  visitor?: string
  visit?: number
  path?: string
  opening?: Opening
  ms?: number
  /** Without an action it is only a conversion. */
  action?: Action
  converts?: true
  /** It came after its visit had ended, and doesn't prolong it. */
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

/** The _id is the visitor's hash for that day. */
export interface StoredVisitor extends Stored {
  day: string
  rev: number
  visits: Visit[]
  /** The latest hits in it, so that none is added twice. */
  hits: string[]
  lastAt: Date
  /** `day/hour` of each hour in which visits began. */
  hours: string[]
  expiresAt: Date
}

/** The _id is that of the future hit. */
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
