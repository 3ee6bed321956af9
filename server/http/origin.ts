/**
 * Whether a request comes from our own pages. Browsers always name a foreign origin; a missing one
 * is trusted only with Sec-Fetch-Site (same-origin, or none: typed into the address bar).
 */
import type { IncomingHttpHeaders } from 'node:http'

export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin } = headers
  if (origin === undefined) {
    const site = headers['sec-fetch-site']
    return site === 'same-origin' || site === 'none'
  }
  if (publicUrl) return origin === publicUrl
  return URL.canParse(origin) && new URL(origin).host === headers.host
}
