/** A quote's statuses and their transitions. Pure and free of zod. */

export const statuses = [
  { id: 'draft', name: 'Draft' },
  { id: 'sent', name: 'Sent' },
  { id: 'accepted', name: 'Accepted' },
  { id: 'declined', name: 'Declined' },
  { id: 'canceled', name: 'Canceled' },
  { id: 'expired', name: 'Expired' },
] as const
export type Status = (typeof statuses)[number]['id']

/** The stored statuses: an unanswered quote expires by the calendar alone. */
export type StoredStatus = Exclude<Status, 'expired'>
/** Nothing becomes a draft again; it is revised instead. */
export type SetStatus = Exclude<StoredStatus, 'draft'>

interface Standing {
  status: StoredStatus
  /** The last day on which it can be accepted, YYYY-MM-DD. */
  validUntil: string
}

/** A quote's status on one of the company's days (YYYY-MM-DD). */
export function statusOn(today: string, { status, validUntil }: Standing): Status {
  return status === 'sent' && today > validUntil ? 'expired' : status
}

/**
 * Whether an admin may set a status by hand. A draft can be sent; a sent quote can be answered, and
 * an answer withdrawn. Only an accepted quote can be canceled.
 */
export function mayBecome(from: StoredStatus, to: SetStatus): boolean {
  if (from === 'draft') return to === 'sent'
  if (to === 'canceled') return from === 'accepted'
  return to !== from
}
