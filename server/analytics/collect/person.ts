/** Who asks, as far as it is looked at: never stored, only what the day's key makes of it. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import type { Device } from '#shared/analytics/dimensions'
import { networkOf } from '../../http/network'

/** A request of Fastify's is one. */
export interface Asker {
  ip: string
  headers: IncomingHttpHeaders
}

export interface Person {
  /** Of address and browser. */
  digest: string
  /** For limits, which are forgotten with the process. */
  network: string
  device: Device
  country: string
  /** Why nothing of them is counted, apart from a number. */
  excludedAs: 'bot' | 'declined' | null
}

export function personOf({ ip, headers }: Asker, countryHeader: string | undefined): Person {
  const browser = (headers['user-agent'] ?? '').slice(0, 1_000)
  const declines = headers.dnt === '1' || headers['sec-gpc'] === '1'
  return {
    digest: createHash('sha256').update(`${ip}\n${browser}`).digest('base64url'),
    network: networkOf(ip),
    device: deviceOf(browser),
    country: countryOf(countryHeader && headers[countryHeader]),
    excludedAs: browser === '' || isbot(browser) ? 'bot' : declines ? 'declined' : null,
  }
}

export function deviceOf(browser: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i.test(browser)) return 'Tablet'
  return /Mobi|iPhone|iPod|Android/i.test(browser) ? 'Phone' : 'Desktop'
}

function countryOf(said: string | string[] | undefined): string {
  const code = typeof said === 'string' ? said.trim().toUpperCase() : ''
  // XX and T1: what proxies say of unknown addresses and of Tor.
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : ''
}
