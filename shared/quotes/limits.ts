import { reachLimits } from '../reach'

/** How long what stands on a quote may be. */
export const limits = {
  ...reachLimits,
  name: 100,
  company: 100,
  site: 200,
  preparedBy: 100,
  notes: 2_000,
  /** Why a quote is declined, or an acceptance isn't what stands any more. */
  reason: 300,
  /** What a customer adds to the reason they choose. */
  addedReason: 250,
  /** Of a customer's question. */
  question: 1_000,
  /** The company's terms, and what is said of what happens next: lines, and the letters of one. */
  settingLines: 30,
  settingLine: 500,
  /** Days before a quote expires on which its customer can be reminded. */
  remindDays: 14,
  /** Visits to a quote's page that its history tells of. */
  visits: 50,
  /** Different items. */
  lines: 100,
  /** Of one quote, the latest included. */
  revisions: 50,
  /** Of the e-mail that goes with a quote. */
  subject: 150,
  emailText: 4_000,
  /** E-mails that went out for one quote. */
  mails: 50,
  /** Of the PDF that goes with an e-mail, in bytes. */
  pdf: 600_000,
} as const
