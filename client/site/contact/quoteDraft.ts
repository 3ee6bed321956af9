/** The contents of the quote form, as the server takes them. */
import { type PropertyType, propertyTypes } from '#shared/contact/rules'

export interface QuoteDraft {
  name: string
  phone: string
  email: string
  propertyType: PropertyType | ''
  entrances: number
  message: string
  smsConsent: boolean
  /** Ids of the uploaded photos. */
  photos: string[]
  website: string
}
export type Problems = Partial<Record<keyof QuoteDraft, string>>

export function readDraft(form: HTMLFormElement): QuoteDraft {
  const data = new FormData(form)
  const text = (name: keyof QuoteDraft) => String(data.get(name) ?? '').trim()
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    propertyType: propertyTypes.find(({ id }) => id === text('propertyType'))?.id ?? '',
    entrances: text('entrances') === '' ? Number.NaN : Number(text('entrances')),
    message: text('message'),
    smsConsent: data.has('smsConsent'),
    photos: data.getAll('photos').map(String),
    website: text('website'),
  }
}
