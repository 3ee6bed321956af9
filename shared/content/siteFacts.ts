import { consentCookie, consentDays, optOutCookie } from './cookies'

/** Facts about the program that pages state; tests/content/siteFacts.test.ts compares them with it. */
export const siteFacts = {
  consentCookie,
  consentDays,
  optOutCookie,
  /** Set when Whisper's panel first opens. */
  visitorCookie: 'visitor',
  /** The default of RETENTION_DAYS. */
  conversationDays: 365,
  /** How long the mark of an erased message is kept. */
  erasedMarkDays: 30,
  /** How long single visits are kept. */
  visitDays: 180,
  /** For dealers and admins. */
  sessionHours: 12,
} as const
