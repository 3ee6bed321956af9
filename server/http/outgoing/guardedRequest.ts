/**
 * Requests to URLs that others name, from a server that may reach private networks: every address
 * of the name must be public, and the connection goes to exactly that address. A redirect isn't
 * followed; the caller asks for its target the same way.
 */
import { lookup as systemLookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './publicAddress'

export interface Network {
  /** Every address of a name. */
  addressesOf(name: string): Promise<{ address: string; family: number }[]>
  isAllowed(address: string): boolean
}

export const internet: Network = {
  addressesOf: (name) => systemLookup(name, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
}

/** An address that must not be requested, for whatever reason. */
export class Forbidden extends Error {}

interface RequestOptions {
  method?: string
  headers: Record<string, string>
  signal: AbortSignal
}

/** Resolves to the response's beginning. Read or destroy it: its connection is its own. */
export function requestGuarded(
  url: URL,
  network: Network,
  options: RequestOptions,
): Promise<IncomingMessage> {
  // A host in brackets is an IPv6 address, for which no lookup happens.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !network.isAllowed(host)) return Promise.reject(new Forbidden())
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    send(url, { ...options, agent: false, lookup: guarded(network) }, resolve)
      .on('error', reject)
      .end()
  })
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
