import { z } from 'zod'
import { calls } from '../contract'
import { linkProblems, linkWays } from '../linkWays'
import { contactAddresses } from './addresses'
import { Photo } from './photoCalls'
import { photoLimits } from './photos'
import { limits, origins, propertyTypes, requestProblems, statuses } from './rules'

const ids = <const T extends readonly { id: string }[]>(list: T) =>
  list.map(({ id }) => id) as unknown as readonly [T[number]['id'], ...T[number]['id'][]]

const RequestStatus = z.enum(ids(statuses))

/** Aborts on overlong input, so that no rule processes a million characters. */
const text = (limit: number) =>
  z
    .string()
    .max(limit * 2, { abort: true })
    .transform((value) => value.toWellFormed().trim())

const Draft = z
  .strictObject({
    /** Made by the sender, so that a form sent twice is one request. */
    id: z.uuid().toLowerCase(),
    /** Whether the words replace others that arrived under this id without the sender's knowing. */
    corrects: z.boolean().optional(),
    name: text(limits.name),
    phone: text(limits.phone).default(''),
    email: text(limits.email).default(''),
    propertyType: z.enum(ids(propertyTypes)),
    /** Number of doors or gates. */
    entrances: z.number(),
    message: text(limits.message).default(''),
    smsConsent: z.boolean().default(false),
    /** Ids of photos sent earlier. Those that no longer exist are ignored. */
    photos: z.array(z.uuid().toLowerCase()).max(photoLimits.count).default([]),
    /** A honeypot hidden from people; only a program fills it in. */
    website: z.string().max(200).default(''),
  })
  .superRefine((draft, context) => {
    for (const [field, message] of Object.entries(requestProblems(draft))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
    if (draft.website !== '') {
      context.addIssue({ code: 'custom', path: ['website'], message: 'Leave this field empty.' })
    }
  })

const LinkDraft = z
  .strictObject({
    /** Made by the sender, so that a repeated link is sent once. */
    id: z.uuid().toLowerCase(),
    /** A mobile number or an e-mail address. */
    to: text(limits.email),
    /** Consent to texts, given by ticking the box. */
    consent: z.boolean(),
    /** Prefills the form, if already typed. */
    name: text(limits.name).default(''),
  })
  .superRefine((draft, context) => {
    for (const [field, message] of Object.entries(linkProblems(draft, linkWays))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })

/** A request as admins see it. Times are epoch milliseconds. */
export const ContactRequest = z.object({
  id: z.string(),
  /** The reference the sender was given, e.g. Q-7K3M-9QXV. */
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  propertyType: z.enum(ids(propertyTypes)),
  entrances: z.number().int(),
  message: z.string(),
  smsConsent: z.boolean(),
  status: RequestStatus,
  /** Only if there are any. */
  photos: z.array(Photo).optional(),
  /** For a request that came by a private link. */
  origin: z.object({ channel: z.enum(origins), conversationId: z.string().optional() }).optional(),
  at: z.number().int(),
  updatedAt: z.number().int(),
  rev: z.number().int(),
})
export type ContactRequest = z.infer<typeof ContactRequest>

export const RequestCounts = z.record(RequestStatus, z.number().int())
export type RequestCounts = z.infer<typeof RequestCounts>

export const contactCalls = calls(contactAddresses, {
  /**
   * Errors: invalid with a message by field; conflict (same id, other words, or corrected
   * after a teammate handled it); too-many.
   */
  send: {
    access: 'anyone',
    body: Draft,
    /** `photos`: the number of photos in the request. */
    reply: z.object({ reference: z.string(), photos: z.number().int() }),
  },
  /** How this server can send a private link to the form; empty if it can't. */
  linkWays: { access: 'anyone', reply: z.array(z.enum(linkWays)) },
  /**
   * Resolves once it is stored for sending; if the mail server accepts an e-mail within seconds, `isSent`
   * is true. Errors: invalid, too-many, unavailable; gone: refused permanently, with this id.
   */
  sendLink: {
    access: 'anyone',
    body: LinkDraft,
    reply: z.discriminatedUnion('way', [
      z.object({ way: z.literal('text') }),
      z.object({ way: z.literal('mail'), isSent: z.boolean() }),
    ]),
  },
  /** Newest first; `next` is null at the end. */
  list: {
    access: 'teammate',
    query: z.strictObject({
      status: RequestStatus.optional(),
      /** Whole words that must all occur. */
      search: z.string().trim().max(200).default(''),
      before: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ requests: z.array(ContactRequest), next: z.string().nullable() }),
  },
  get: { access: 'teammate', reply: ContactRequest },
  counts: { access: 'teammate', reply: RequestCounts },
  export: { access: 'teammate', reply: z.object({ filename: z.string(), text: z.string() }) },
  /** With `from`, only if it still has that status. Errors: not-found; conflict. */
  setStatus: {
    access: 'teammate',
    body: z.strictObject({ status: RequestStatus, from: RequestStatus.optional() }),
    reply: ContactRequest,
  },
  /** Deletes permanently, as the privacy page promises on request. A repeat gets the same reply. */
  remove: { access: 'teammate', reply: z.object({ id: z.string() }) },
})
