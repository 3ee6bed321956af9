/** The security headers of every reply, page or not. */

import { company } from '#shared/company'
import { dataHeaders, type Headers } from '../http/dataHeaders'

/** The only host that a page may frame: it has the demonstration video. */
const videoHost = new URL(company.demoVideo).origin

interface SecurityOptions {
  /** The site's origin. With https, browsers are told to stay on https. */
  publicUrl: string | undefined
  /** The hash of the only inline script, e.g. 'sha256-…'. */
  scriptHash: string
  /** The outside analytics service's id; its hosts are only allowed if set. */
  measurementId?: string | undefined
}

/** For pages and their files, and for data under the same address. */
export function securityHeaders(options: SecurityOptions): {
  page: Headers
  /** For pages that load only their own files and contact nobody else. */
  plainPage: Headers
  data: Headers
} {
  const isHttps = options.publicUrl?.startsWith('https:') ?? false
  const transport: Headers = isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}
  const page = {
    'content-security-policy': pagePolicy(options, isHttps),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...transport,
  }
  return {
    page,
    plainPage: { ...page, 'content-security-policy': plainPolicy(isHttps) },
    data: { ...dataHeaders, ...transport },
  }
}

const measurement = {
  script: ' https://www.googletagmanager.com',
  connect:
    ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const

function pagePolicy(options: SecurityOptions, isHttps: boolean): string {
  const { publicUrl, scriptHash, measurementId } = options
  const outside = measurementId ? measurement : { script: '', connect: '' }
  // 'self' includes the web socket of the same host, but not in every browser still in use.
  const socket = publicUrl ? ` ${publicUrl.replace(/^http/, 'ws')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'${outside.script}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${socket}${outside.connect}`,
    "worker-src 'self'",
    `frame-src ${videoHost}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function plainPolicy(isHttps: boolean): string {
  return [
    "default-src 'none'",
    ...['script', 'style', 'img', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
