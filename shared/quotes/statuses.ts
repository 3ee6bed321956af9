/** Where a quote stands, and what may come next. Pure, and free of zod. */

export const statuses = [
  { id: 'draft', name: 'Draft' },
  { id: 'sent', name: 'Sent' },
  { id: 'accepted', name: 'Accepted' },
  { id: 'declined', name: 'Declined' },
  { id: 'canceled', name: 'Canceled' },
  { id: 'expired', name: 'Expired' },
] as const
export type Status = (typeof statuses)[number]['id']

/** What is stored: a quote that nobody answered expires by the calendar alone. */
export type StoredStatus = Exclude<Status, 'expired'>

interface Standing {
  status: StoredStatus
  /** The last day on which it can be accepted, YYYY-MM-DD. */
  validUntil: string
}

/** Where it stands on a day (YYYY-MM-DD) of the company. */
export function statusOn(today: string, { status, validUntil }: Standing): Status {
  return status === 'sent' && today > validUntil ? 'expired' : status
}

/**
 * Whether an admin may set it by hand. A draft is handed out; what was handed out is answered, and an
 * answer can be taken back. Only what was accepted can be canceled. Nothing becomes a draft again: a revision is made of it.
 */
export function mayBecome(from: StoredStatus, to: StoredStatus): boolean {
  if (from === 'draft') return to === 'sent'
  if (to === 'canceled') return from === 'accepted'
  return to !== 'draft' && to !== from
}
