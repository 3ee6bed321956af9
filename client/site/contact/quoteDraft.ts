/** What stands in the quote form, as the server takes it, and what is wrong with it. */
import { type PropertyType, propertyTypes, requestProblems } from '#shared/contact/rules'
import { quoteForm } from '#shared/content/frame/quoteForm'

export interface QuoteDraft {
  name: string
  phone: string
  email: string
  propertyType: PropertyType | ''
  entrances: number
  message: string
  smsConsent: boolean
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
    website: text('website'),
  }
}

/** In the order of the form, so that the first is the one to go to. */
export function draftProblems(draft: QuoteDraft): Problems {
  const { name, phone, email, ...rest } = requestProblems(draft)
  const propertyType = draft.propertyType === '' ? quoteForm.chooseType : undefined
  const all: { [K in keyof QuoteDraft]?: string | undefined } = {
    name,
    phone,
    email,
    propertyType,
    ...rest,
  }
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem))
}
