import { reachLimits } from '../reach'

/** How long what stands on a quote may be. */
export const limits = {
  ...reachLimits,
  name: 100,
  company: 100,
  site: 200,
  preparedBy: 100,
  notes: 2_000,
  /** Why an acceptance is not what stands any more. */
  reason: 300,
  /** Different items. */
  lines: 100,
  /** Of one quote, the latest included. */
  revisions: 50,
  /** Of the letter that goes with a quote. */
  subject: 150,
  letter: 4_000,
  /** Letters that went out for one quote. */
  mails: 50,
  /** Of the PDF that goes with a letter, in bytes. */
  pdf: 600_000,
} as const
