/**
 * Pictures in texts: fetched from the provider, checked and cleaned like the quote form's photos,
 * and kept for the number's quote form. Repeating it keeps nothing twice.
 */
import type { IncomingMessage } from 'node:http'
import type { PhoneSettings } from '../../config/phoneSettings'
import type { TextedPhotos } from '../../contact/contact'
import { Turns } from '../../http/limits/turns'
import { abortAfter } from '../../http/outgoing/abortAfter'
import {
  Forbidden,
  internet,
  type Network,
  requestGuarded,
} from '../../http/outgoing/guardedRequest'
import { derivedId } from '../../store/derivedId'
import type { Due } from '../documents'
import { ownAddress } from '../provider'

/** The provider's own maximum for one text. */
const maxPictures = 10
const maxRedirects = 3
/** How long a text's pictures are tried for: the provider may have them a little later. */
const patienceMs = 2 * 60_000
/** Texts whose pictures are fetched at once. One picture of each is in memory, at 2 MB. */
const turns = { concurrency: 8, maxWaiting: 1_000 }

type KeptPhoto = NonNullable<Awaited<ReturnType<TextedPhotos['keep']>>>

interface PicturesParts {
  settings: PhoneSettings
  photos: TextedPhotos
  /** How long fetching one text's pictures may take each time. */
  answerMs: number
  /** Aborts fetching. */
  ending: AbortSignal
}

export class Pictures {
  private readonly turns = new Turns(turns)
  private readonly authorization: string
  private readonly media: string

  constructor(private readonly parts: PicturesParts) {
    const { accountSid, authToken, apiUrl = ownAddress } = parts.settings
    this.authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    this.media = `${apiUrl}/2010-04-01/Accounts/${accountSid}/`
  }

  /** Where a text's pictures are, from its webhook. The account's credentials go nowhere else. */
  urlsIn(fields: Readonly<Record<string, string>>): string[] {
    const count = Math.min(Number(fields.NumMedia) || 0, maxPictures)
    return Array.from({ length: count }, (_, n) => fields[`MediaUrl${n}`] ?? '').flatMap((text) => {
      const url = URL.parse(text)?.href
      return url?.startsWith(this.media) ? url : []
    })
  }

  /** Resolves to those that are kept; the others never will be. Throws if it has to be repeated. */
  keepAll({ _id, key, at, media = [] }: Due): Promise<KeptPhoto[]> {
    const { photos, answerMs, ending } = this.parts
    return this.turns.run([key], async () => {
      const signal = abortAfter(answerMs, ending)
      const kept: KeptPhoto[] = []
      let problem: unknown
      for (const [n, url] of media.entries()) {
        const open = () => fetchPicture(url, this.authorization, signal)
        try {
          // Their moments keep the order of the pictures.
          const sentAt = new Date(at.getTime() + n)
          const id = derivedId(`${_id}.${n}`)
          const one = await photos.keep({ id, senderKey: key, at: sentAt, open })
          if (one) kept.push(one)
        } catch (error) {
          problem = error
        }
      }
      const isEarly = Date.now() - at.getTime() < patienceMs
      if (problem && (isEarly || ending.aborted)) throw problem
      return kept
    })
  }

  /** Deletes those of a number that wait. Resolves to how many there were. */
  forget({ key, at }: Pick<Due, 'key' | 'at'>): Promise<number> {
    return this.parts.photos.forget(key, at)
  }
}

/** Null if it is nowhere that may be asked. Throws if it can't be fetched for now. */
export async function fetchPicture(
  url: string,
  authorization: string,
  signal: AbortSignal,
  network = internet,
): Promise<IncomingMessage | null> {
  let from = new URL(url)
  const headers = { authorization }
  let response = await requestGuarded(from, provider(network), { headers, signal })
  // Media is stored elsewhere, at addresses that need no credentials.
  for (let count = 0; count < maxRedirects && isRedirect(response); count++) {
    response.destroy()
    const next = URL.parse(response.headers.location ?? '', from)
    if (next?.protocol !== 'https:') return null
    from = next
    try {
      response = await requestGuarded(from, network, { headers: {}, signal })
    } catch (error) {
      if (error instanceof Forbidden) return null
      throw error
    }
  }
  return whole(response)
}

function isRedirect({ statusCode = 0, headers }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400 && headers.location !== undefined
}

/** Settings name the provider, which may be in our own network. */
const provider = (network: Network): Network => ({ ...network, isAllowed: () => true })

function whole(response: IncomingMessage): IncomingMessage | null {
  const { statusCode = 0 } = response
  if (statusCode === 200) return response
  response.destroy()
  if (statusCode >= 400) throw new Error(`a picture is answered with ${statusCode}`)
  return null
}
