/** The person behind a request. Never stored, except as a hash with the day's key. */
import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import type { Device } from '#shared/analytics/dimensions'
import { networkOf } from '../../http/limits/network'

/** Satisfied by a Fastify request. */
export interface RequestSource {
  ip: string
  headers: IncomingHttpHeaders
}

export interface Person {
  /** Hash of address and browser. */
  digest: string
  /** For rate limits, which end with the process. */
  network: string
  device: Device
  country: string
  region: string
  /** With its region. */
  city: string
  /** Why nothing about them is counted, except their number. */
  excludedAs: 'bot' | 'declined' | null
}

/** The proxy's headers with an address's place, in lower case; undefined ones aren't counted. */
export interface GeoHeaders {
  country: string | undefined
  region: string | undefined
  city: string | undefined
}

export function personOf({ ip, headers }: RequestSource, named: GeoHeaders): Person {
  const browser = (headers['user-agent'] ?? '').slice(0, 1_000)
  const declines = headers.dnt === '1' || headers['sec-gpc'] === '1'
  return {
    digest: createHash('sha256').update(`${ip}\n${browser}`).digest('base64url'),
    network: networkOf(ip),
    device: deviceOf(browser),
    ...geoOf((name) => {
      const header = named[name]
      return header === undefined ? undefined : headers[header]
    }),
    excludedAs: browser === '' || isbot(browser) ? 'bot' : declines ? 'declined' : null,
  }
}

function deviceOf(browser: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i.test(browser)) return 'Tablet'
  return /Mobi|iPhone|iPod|Android/i.test(browser) ? 'Phone' : 'Desktop'
}

function geoOf(said: (name: keyof GeoHeaders) => string | string[] | undefined) {
  const [region, town] = [nameOf(said('region')), nameOf(said('city'))]
  const city = town === '' || region === '' ? town : `${town}, ${region}`
  return { country: countryOf(said('country')), region, city }
}

/** Proxies write UTF-8, which Node reads byte by byte, or percent-encoding. */
function nameOf(said: string | string[] | undefined): string {
  if (typeof said !== 'string') return ''
  const bytes = Buffer.from(said, 'latin1')
  const text = isUtf8(bytes) ? bytes.toString() : said
  const name = /%[0-9a-f]{2}/i.test(text) ? (decoded(text) ?? text) : text
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 80)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function countryOf(said: string | string[] | undefined): string {
  const code = typeof said === 'string' ? said.trim().toUpperCase() : ''
  // Proxies send XX for unknown addresses and T1 for Tor.
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : ''
}
