/**
 * The provider of texts and calls, through its own library: signs, sends, and tells what it took. The
 * library is large (220 ms and 25 MB at a start), so it is loaded only where the settings ask for it.
 */
import type { RequestClient, twiml } from 'twilio'
import type { PhoneSettings } from '../config/phoneSettings'
import { abortAfter } from '../http/abortAfter'

export interface Draft {
  to: string
  body: string
  /** Where the provider reports what became of it. */
  reportTo: string
}

export type Outcome =
  | { is: 'taken'; sid: string }
  /** For good; the code is the provider's. */
  | { is: 'refused'; code: number }
  /** It was not taken: to be tried again. */
  | { is: 'not-taken'; why: string }
  /** Nobody knows whether it was taken. */
  | { is: 'unknown'; why: string }

/** What is said on a call, as TwiML. */
export type Voice = InstanceType<typeof twiml.VoiceResponse>

export interface Provider {
  newVoice(): Voice
  send(draft: Draft): Promise<Outcome>
  /** Ids of what it took with the same words to the same number since then, newest first. */
  taken(draft: Pick<Draft, 'to' | 'body'>, since: Date): Promise<string[]>
  isSigned(signature: string, url: string, fields: Readonly<Record<string, string>>): boolean
}

const ownAddress = 'https://api.twilio.com'
const searched = 50
/** Of an answer; a list of 50 texts has some 50 kB. */
const maxBytes = 1_000_000
/** Clocks differ. */
const slackMs = 60_000

type Addressed<T> = Parameters<typeof RequestClient.prototype.request<T>>[0]

interface Limits {
  /** How long an answer may take as a whole. */
  answerMs: number
  /** What is under way then is given up. */
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
      // The library's own time limit is for silence: an answer that drips would take for ever.
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

/** Of what was thrown only codes are kept: its words may hold the number. */
function outcomeOf(error: unknown): Outcome {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown }
  if (typeof status === 'number') {
    if (status === 400) return { is: 'refused', code: typeof code === 'number' ? code : 0 }
    if (status < 500) return { is: 'not-taken', why: `the provider answered ${status}` }
    return { is: 'unknown', why: `the provider answered ${status}` }
  }
  // What we gave up ourselves after its time is one that did not answer.
  const why = typeof code === 'string' && code !== 'ERR_CANCELED' ? code : 'no answer'
  const isUnreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(why)
  return { is: isUnreached ? 'not-taken' : 'unknown', why }
}
