/**
 * Checks whether a URL responds. An admin enters it, and our server may reach private networks: so
 * it and each redirect are asked at public addresses alone. No body is read.
 */
import type { UrlCheck } from '#shared/resources/records'
import { urlProblem } from '#shared/resources/rules'
import {
  Forbidden,
  internet,
  type Network as PublicNetwork,
  requestGuarded,
} from '../http/outgoing/guardedRequest'

export interface Network extends PublicNetwork {
  timeoutMs: number
}

const wholeInternet: Network = { ...internet, timeoutMs: 8_000 }

const maxRedirects = 5
const silence = 'The URL doesn’t respond'

export async function checkUrl(text: string, network: Network = wholeInternet): Promise<UrlCheck> {
  const signal = AbortSignal.timeout(network.timeoutMs)
  try {
    let url = new URL(text)
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const { status, reason, location } = await ask(url, network, signal)
      if (status < 300 || status >= 400 || location === undefined) return resultOf(status, reason)
      url = new URL(location, url)
      const problem = urlProblem(url.href)
      if (problem)
        return {
          answers: false,
          status,
          message: `${silence}: it redirects to another kind of address.`,
        }
    }
    return {
      answers: false,
      message: `${silence}: it redirects endlessly.`,
    }
  } catch (error) {
    return { answers: false, message: `${silence}: ${inWords(error, signal)}` }
  }
}

interface Answer {
  status: number
  reason: string
  location: string | undefined
}

/** Some servers refuse HEAD but answer GET, whose body is then ignored. */
async function ask(url: URL, network: Network, signal: AbortSignal): Promise<Answer> {
  const head = await send('HEAD', url, network, signal)
  return head.status >= 400 ? send('GET', url, network, signal) : head
}

async function send(
  method: string,
  url: URL,
  network: Network,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' }
  const response = await requestGuarded(url, network, { method, headers, signal })
  const { statusCode = 0, statusMessage = '' } = response
  response.destroy()
  return { status: statusCode, reason: statusMessage, location: response.headers.location }
}

function resultOf(status: number, reason: string): UrlCheck {
  const name = `${status} ${reason.slice(0, 60)}`.trim()
  return status < 400
    ? { answers: true, status, message: `The URL responds: ${name}.` }
    : { answers: false, status, message: `${silence}: ${name}.` }
}

function inWords(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'it takes too long.'
  if (error instanceof Forbidden) return 'it isn’t on the public internet.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'the host doesn’t exist.'
  if (code === 'ECONNREFUSED') return 'the connection was refused.'
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER/.test(code)) return 'its certificate isn’t valid.'
  return 'the connection failed.'
}
