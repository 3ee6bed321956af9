import { consentCookie, consentDays, optOutCookie } from './cookies'

/** What the program does and its pages tell; tests/content/siteFacts.test.ts holds it to the program. */
export const siteFacts = {
  consentCookie,
  consentDays,
  optOutCookie,
  /** Set when Whisper's panel first opens. */
  visitorCookie: 'visitor',
  /** RETENTION_DAYS where it is not set. */
  conversationDays: 365,
  /** How long an erased message leaves an empty mark. */
  erasedMarkDays: 30,
  /** How long single visits are kept. */
  visitDays: 180,
  /** Dealers and admins. */
  sessionHours: 12,
} as const
