/** What the recipient of a private link to the quote form does: opens it, and sends it once. */
import { contactCalls } from '#shared/contact/calls'
import type { RequestPage, TypedRequest } from '#shared/contact/requestPage'
import { type FormField, formFields, formProblems } from '#shared/contact/rules'
import type { RequestSource } from '../../analytics/port'
import { perAddress } from '../../http/limits/limits'
import { NetworkBuckets } from '../../http/limits/networkBuckets'
import { Refusal } from '../../http/refusal'
import type { Announcements } from '../announcements'
import type { StoredRequest } from '../documents'
import type { Added } from '../requests'
import type { StoredRequestLink } from './documents'
import { isOver, type Links } from './links'

export interface RequestPages {
  view(token: string, ip: string): Promise<RequestPage>
  /** `form`: as posted. */
  send(token: string, form: URLSearchParams, asker: RequestSource): Promise<RequestPage>
}

interface RequestPagesParts {
  links: Links
  /** How many photos came by text from whom a link is for. */
  countTexted: (recipientKey: string) => Promise<number>
  /** The company's day. */
  dayOf: (at: Date) => string
  /** Wraps each sending, which has this id. */
  counting: (asker: RequestSource, id: string, store: () => Promise<Added>) => Promise<Added>
  announcements: Announcements
}

export function createRequestPages({
  links,
  countTexted,
  dayOf,
  counting,
  announcements,
}: RequestPagesParts): RequestPages {
  const viewsOf = new NetworkBuckets(perAddress.privatePageViews)
  const sendingsOf = new NetworkBuckets(perAddress.privatePageAnswers)

  async function form(
    { recipientKey, validUntil }: StoredRequestLink,
    typed: TypedRequest,
    problems: Extract<RequestPage, { shows: 'form' }>['problems'] = {},
  ): Promise<RequestPage> {
    const texted = await countTexted(recipientKey)
    return { shows: 'form', typed, problems, texted, validUntil: dayOf(validUntil) }
  }

  return {
    async view(token, ip) {
      viewsOf.take(ip)
      const { link, sent } = await links.findByToken(token)
      if (sent || link.usedAt) return sentPage(sent)
      if (isOver(link)) return { shows: 'expired' }
      const { name = '', phone = '', email = '' } = link.known ?? {}
      const others = { propertyType: '', entrances: '1', message: '', smsConsent: false }
      return form(link, { name, phone, email, ...others })
    },

    async send(token, posted, asker) {
      sendingsOf.take(asker.ip)
      const found = await links.findByToken(token)
      const { link, sent } = found
      const typed = typedIn(posted)
      const entrances = typed.entrances === '' ? Number.NaN : Number(typed.entrances)
      const draft = { ...typed, entrances, website: posted.get('website') ?? '' }
      const photos = posted.getAll('photos')
      const problems = formProblems(draft)
      const read = contactCalls.send.body.safeParse({ ...draft, photos, id: link.requestId })
      if (!read.success) {
        if (sent || link.usedAt) return { shows: 'used', reference: sent?.reference ?? null }
        if (isOver(link)) return { shows: 'expired' }
        return form(link, typed, problems)
      }
      try {
        const store = () => links.use(found, read.data)
        const added = await counting(asker, link.requestId, store)
        announcements.announce(added)
        const { request } = added
        await announcements.show(request)
        return sentPage(request)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.code === 'gone') return { shows: 'expired' }
        if (error.code !== 'conflict') throw error
        const { sent } = await links.findByToken(token)
        return { shows: 'used', reference: sent?.reference ?? null }
      }
    },
  }
}

function sentPage(sent: StoredRequest | null): RequestPage {
  const { reference = null, photos = [] } = sent ?? {}
  return { shows: 'sent', reference, photos: photos.length }
}

/** As it is stored. A form's own post has other line endings than a script's. */
function lines(text: string | null): string {
  return (text ?? '').replaceAll('\r\n', '\n').trim()
}

function typedIn(posted: URLSearchParams): TypedRequest {
  const texts = formFields.map((name) => [name, lines(posted.get(name))] as const)
  const read = Object.fromEntries(texts) as Record<FormField, string>
  return { ...read, smsConsent: posted.has('smsConsent') }
}
