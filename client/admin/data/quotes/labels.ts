/** Labels for quotes. */
import { privateQuotePath } from '#shared/quotes/addresses'
import { type Status, statuses, statusOn, type StoredStatus } from '#shared/quotes/statuses'

export function statusName(status: Status): string {
  return statuses.find(({ id }) => id === status)?.name ?? status
}

export function quoteName({ number, revision }: { number: string; revision: number }): string {
  return revision === 1 ? number : `${number}, revision ${revision}`
}

/** The customer's name and company, or that there is none. */
export function customerName({ customer, company }: { customer: string; company: string }): string {
  return [customer, company].filter(Boolean).join(', ') || 'No customer named'
}

/** As an absolute URL; null without a link. */
export function linkOf(token: string | null, publicUrl: string | null): string | null {
  if (token === null) return null
  return new URL(privateQuotePath(token), publicUrl ?? location.origin).href
}

/** A quote's status today: a quote cached yesterday may have expired since. */
export function statusToday(quote: { status: Status; validUntil: string }, today: string): Status {
  const stored: StoredStatus = quote.status === 'expired' ? 'sent' : quote.status
  return statusOn(today, { status: stored, validUntil: quote.validUntil })
}
