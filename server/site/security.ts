/** The security headers of every answer, page or not. */

import { videoHost } from './videoHost'

export interface SecurityOptions {
  /** Origin under which the site is reached. With https, browsers are told to stay on https. */
  publicUrl: string | undefined
  /** Of the one inline script, e.g. 'sha256-…'. */
  scriptHash: string
}

export function securityHeaders({
  publicUrl,
  scriptHash,
}: SecurityOptions): Readonly<Record<string, string>> {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  // 'self' covers the web socket of the same host, but not in every browser still around.
  const socket = publicUrl ? ` ${publicUrl.replace(/^http/, 'ws')}` : ''
  const policy = [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${socket}`,
    "worker-src 'self'",
    `frame-src ${videoHost}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ]
  const headers: Record<string, string> = {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
  if (isHttps) headers['strict-transport-security'] = 'max-age=31536000'
  return headers
}
