/** What the page behind a link to a quote form shows: the server decides, client/request draws it. */
import type { FormField } from './rules'

/** The form's values, as typed. */
export interface TypedRequest extends Record<RequestField, string> {
  smsConsent: boolean
}
export type RequestField = Exclude<FormField, 'smsConsent'>

export type RequestPage =
  | {
      shows: 'form'
      typed: TypedRequest
      problems: Partial<Record<FormField, string>>
      /** How many photos of its recipient came by text. The request will have them. */
      texted: number
      /** The link's last day, YYYY-MM-DD. */
      validUntil: string
    }
  /** Stored, just now or before. The reference is null once the request is deleted. */
  | { shows: 'sent'; reference: string | null; photos: number }
  /** The link was used before to send other words. */
  | { shows: 'used'; reference: string | null }
  /** Expired; no such link; can't be shown now. */
  | { shows: 'expired' | 'missing' | 'unavailable' }
