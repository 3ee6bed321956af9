import { reachLimits } from '../reach'

/** Limits of a quote's texts, in characters, and of its lists. */
export const limits = {
  ...reachLimits,
  name: 100,
  company: 100,
  site: 200,
  preparedBy: 100,
  notes: 2_000,
  /** Why a quote is declined, or an acceptance no longer stands. */
  reason: 300,
  /** What a customer adds to the chosen reason. */
  addedReason: 250,
  /** A customer's question. */
  question: 1_000,
  /** The company's terms, and the next steps: number of lines, and characters per line. */
  settingLines: 30,
  settingLine: 500,
  /** Days before expiry on which a customer can be reminded. */
  remindDays: 14,
  /** Visits to a quote's page listed in its history. */
  visits: 50,
  /** Different items. */
  lines: 100,
  /** Per quote, including the latest. */
  revisions: 50,
  /** For the e-mail that a quote is sent with. */
  subject: 150,
  emailText: 4_000,
  /** E-mails sent for one quote. */
  mails: 50,
  /** The PDF attached to an e-mail, in bytes. */
  pdf: 600_000,
} as const
