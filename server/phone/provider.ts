/**
 * The provider of texts and calls, through its own library: checks signatures, sends, and lists
 * what it took. The library is large (220 ms, 25 MB at startup), so it is loaded only if settings
 * need it.
 */
import type { RequestClient, twiml } from 'twilio'
import type { PhoneSettings } from '../config/phoneSettings'
import { abortAfter } from '../http/outgoing/abortAfter'

interface Draft {
  to: string
  body: string
  /** Where the provider reports on its delivery. */
  reportTo: string
}

export type Outcome =
  | { is: 'taken'; sid: string }
  /** Final; the code is the provider's. */
  | { is: 'refused'; code: number }
  /** Not taken, and to be tried again. */
  | { is: 'not-taken'; why: string }
  /** Nobody knows whether it was taken. */
  | { is: 'unknown'; why: string }

/** Speech on a call, as TwiML. */
type Voice = InstanceType<typeof twiml.VoiceResponse>

export interface Provider {
  newVoice(): Voice
  send(draft: Draft): Promise<Outcome>
  /** Ids of texts it took with these words to this number since then, newest first. */
  taken(draft: Pick<Draft, 'to' | 'body'>, since: Date): Promise<string[]>
  isSigned(signature: string, url: string, fields: Readonly<Record<string, string>>): boolean
}

export const ownAddress = 'https://api.twilio.com'
const searched = 50
/** Of a response; a list of 50 texts has about 50 kB. */
const maxBytes = 1_000_000
/** Clocks differ. */
const slackMs = 60_000

type Addressed<T> = Parameters<typeof RequestClient.prototype.request<T>>[0]

interface Limits {
  /** How long a response may take as a whole. */
  answerMs: number
  /** Aborts requests in progress. */
  ending: AbortSignal
}

export async function openProvider(
  { accountSid, authToken, number, apiUrl }: PhoneSettings,
  { answerMs, ending }: Limits,
): Promise<Provider> {
  const { default: twilio } = await import('twilio')

  class Client extends twilio.RequestClient {
    constructor() {
      super()
      this.axios.defaults.maxContentLength = maxBytes
      // The library's own time limit is for silence: a response that drips would take forever.
      this.axios.interceptors.request.use((config) => ({
        ...config,
        signal: abortAfter(answerMs, ending),
      }))
    }

    override request<T>(options: Addressed<T>) {
      const uri = options.uri.replace(ownAddress, apiUrl ?? ownAddress)
      return super.request<T>({ ...options, uri })
    }
  }
  const { messages } = twilio(accountSid, authToken, { httpClient: new Client() })

  return {
    newVoice: () => new twilio.twiml.VoiceResponse(),

    isSigned: (signature, url, fields) =>
      twilio.validateRequest(authToken, signature, url, { ...fields }),

    async send({ to, body, reportTo }) {
      try {
        const { sid } = await messages.create({ to, from: number, body, statusCallback: reportTo })
        // Such as from a proxy: the library passes on whatever came.
        if (!sid) return { is: 'unknown', why: 'the provider named no text' }
        return { is: 'taken', sid }
      } catch (error) {
        return outcomeOf(error)
      }
    },

    async taken({ to, body }, since) {
      const found = await messages.list({ to, from: number, limit: searched })
      return found
        .filter((one) => one.dateCreated.getTime() >= since.getTime() - slackMs)
        .filter((one) => one.body.endsWith(body))
        .map(({ sid }) => sid)
    },
  }
}

/** Keeps only the codes of an error: its message may contain the number. */
function outcomeOf(error: unknown): Outcome {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown }
  if (typeof status === 'number') {
    if (status === 400) return { is: 'refused', code: typeof code === 'number' ? code : 0 }
    if (status < 500) return { is: 'not-taken', why: `the provider answered ${status}` }
    return { is: 'unknown', why: `the provider answered ${status}` }
  }
  // A request we aborted ourselves after its time had no answer.
  const why = typeof code === 'string' && code !== 'ERR_CANCELED' ? code : 'no answer'
  const isUnreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(why)
  return { is: isUnreached ? 'not-taken' : 'unknown', why }
}
