/** What the page behind a link to a quote form shows: the server decides it, client/request draws it. */
import type { RequestFields } from './rules'

/** What stands in the form, as it was typed. */
export interface TypedRequest extends Record<RequestField, string> {
  smsConsent: boolean
}
export type RequestField = Exclude<keyof RequestFields, 'smsConsent'> | 'propertyType'

export type RequestPage =
  | {
      shows: 'form'
      typed: TypedRequest
      problems: Partial<Record<RequestField | 'smsConsent', string>>
      /** Its last day, YYYY-MM-DD. */
      validUntil: string
    }
  /** Stored, just now or before. The reference is gone once the request is deleted. */
  | { shows: 'sent'; reference: string | null; photos: number }
  /** Other words than those that were sent with it before. */
  | { shows: 'used'; reference: string | null }
  /** Over; no such link; it cannot be shown just now. */
  | { shows: 'expired' | 'missing' | 'unavailable' }
