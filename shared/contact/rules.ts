/** The rules for a quote request, checked by the form and the server. Pure and free of zod. */
import { isBlank } from '../blank'
import { channelsWithoutPanel } from '../chat/channels'
import { invalidEmail, invalidPhone, nameRequired, tooLong } from '../problems'
import { isEmail, isPhone, reachLimits } from '../reach'

export const propertyTypes = [
  { id: 'home', name: 'Home' },
  { id: 'community', name: 'Community or association' },
  { id: 'apartments', name: 'Apartment building' },
  { id: 'business', name: 'Small business' },
  { id: 'other', name: 'Something else' },
] as const
export type PropertyType = (typeof propertyTypes)[number]['id']

export const statuses = [
  { id: 'new', name: 'New' },
  { id: 'contacted', name: 'Contacted' },
  { id: 'done', name: 'Done' },
] as const
export type Status = (typeof statuses)[number]['id']

/** Which link to the form a request came by: one from the site, or one sent by another channel. */
export const origins = ['site', ...channelsWithoutPanel] as const

export const limits = { name: 100, ...reachLimits, message: 2_000, entrances: 999 } as const

export interface RequestFields {
  name: string
  phone: string
  email: string
  entrances: number
  message: string
  smsConsent: boolean
}

/** The form's fields. The property type is one of them; its rule is in the schema. */
export type FormField = keyof RequestFields | 'propertyType'
export const formFields = Object.keys({
  name: true,
  phone: true,
  email: true,
  propertyType: true,
  entrances: true,
  message: true,
  smsConsent: true,
} satisfies Record<FormField, true>) as FormField[]

/** Problems by field name; empty if the request can be sent. Texts are already trimmed. */
export function requestProblems(
  words: RequestFields,
): Partial<Record<keyof RequestFields, string>> {
  const { name, phone, email, entrances, message, smsConsent } = words
  const problems: Partial<Record<keyof RequestFields, string>> = {}
  if (isBlank(name)) problems.name = nameRequired
  else if (name.length > limits.name) problems.name = tooLong(limits.name)
  if (phone === '' && email === '') problems.phone = 'Enter a phone number or an e-mail address.'
  if (phone !== '' && !isPhone(phone)) problems.phone = invalidPhone
  if (email !== '' && !isEmail(email)) problems.email = invalidEmail
  if (!Number.isInteger(entrances) || entrances < 1 || entrances > limits.entrances) {
    problems.entrances = `Enter a whole number from 1 to ${limits.entrances}.`
  }
  if (message.length > limits.message) problems.message = tooLong(limits.message)
  if (smsConsent && phone === '') problems.smsConsent = 'Text messages need a phone number.'
  return problems
}

/** The same for a form, in the order of its fields; the property type may not be chosen yet. */
export function formProblems(
  words: RequestFields & { propertyType: string },
): Partial<Record<FormField, string>> {
  const { name, phone, email, ...rest } = requestProblems(words)
  const isKnown = propertyTypes.some(({ id }) => id === words.propertyType)
  const propertyType = isKnown ? undefined : 'Choose a property type.'
  const all = { name, phone, email, propertyType, ...rest }
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem))
}
