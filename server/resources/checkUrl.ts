/**
 * Checks whether a URL responds. An admin enters it, and our server may reach private networks: so
 * every address of the name must be public, the connection goes to exactly that address, and each
 * redirect is checked like the first URL. No body is read.
 */
import { lookup as systemLookup } from 'node:dns/promises'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { UrlCheck } from '#shared/resources/records'
import { urlProblem } from '#shared/resources/rules'
import { isPublicAddress } from './publicAddress'

export interface Network {
  /** Every address of a name. */
  addressesOf(name: string): Promise<{ address: string; family: number }[]>
  isAllowed(address: string): boolean
  timeoutMs: number
}

const internet: Network = {
  addressesOf: (name) => systemLookup(name, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
  timeoutMs: 8_000,
}

const maxRedirects = 5
const silence = 'The URL doesn’t respond'

/** An address that must not be requested, for whatever reason. */
class Forbidden extends Error {}

export async function checkUrl(text: string, network: Network = internet): Promise<UrlCheck> {
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

function send(method: string, url: URL, network: Network, signal: AbortSignal): Promise<Answer> {
  // A host in brackets is an IPv6 address, for which no lookup happens.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !network.isAllowed(host)) return Promise.reject(new Forbidden())
  const isSecure = url.protocol === 'https:'
  const agent = isSecure ? new HttpsAgent() : new HttpAgent()
  const options = {
    ...{ method, agent, signal, lookup: guarded(network) },
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' },
  }
  return new Promise<Answer>((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, options, (response) => {
      resolve(answerOf(response))
      response.destroy()
    })
    request.on('error', reject)
    request.end()
  }).finally(() => agent.destroy())
}

function answerOf({ statusCode = 0, statusMessage = '', headers }: IncomingMessage): Answer {
  return { status: statusCode, reason: statusMessage, location: headers.location }
}

/** Connects to the address checked here, since a second lookup could return another. */
function guarded({ addressesOf, isAllowed }: Network): LookupFunction {
  return (name, options, callback) => {
    addressesOf(name).then(
      (all) => {
        const [first] = all
        if (!first || !all.every(({ address }) => isAllowed(address))) {
          callback(new Forbidden(), '', 0)
        } else if (options.all) callback(null, all)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }
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
