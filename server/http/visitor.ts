/**
 * Who a visitor is: a random token in an httpOnly cookie, signed with this installation's secret so
 * that nobody can make one up. The store knows only the token's hash.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash, ownSecret } from '../store/ownSecret'
import type { Store } from '../store/port'

export const visitorCookie = 'visitor'
const tokenBytes = 24
const tokenPattern = /^[\w-]{32}$/
const keyPattern = /^[\w-]{24}$/

export class VisitorCookies {
  private constructor(private readonly secret: string) {}

  /** Servers on one store share the secret, and so recognize each other's visitors. */
  static async load(store: Store): Promise<VisitorCookies> {
    return new VisitorCookies(await ownSecret(store, 'visitor-key'))
  }

  /** A visitor's cookie value: `token.signature`. By default with the token of a new visitor. */
  sign(token = randomBytes(tokenBytes).toString('base64url')): string {
    return `${token}.${keyedHash(this.secret, token)}`
  }

  /** For a visitor's further browsers, as only their first one has the token: `key.signature`. */
  signKey(visitorKey: string): string {
    return `${visitorKey}.${keyedHash(this.secret, `key:${visitorKey}`)}`
  }

  /** Null when the cookie is missing or was not signed here. */
  keyOf(cookie: string | undefined): string | null {
    const [named = ''] = cookie?.split('.') ?? []
    if (cookie === undefined) return null
    if (tokenPattern.test(named))
      return isSame(cookie, this.sign(named)) ? visitorKeyOf(named) : null
    return keyPattern.test(named) && isSame(cookie, this.signKey(named)) ? named : null
  }
}

function isSame(cookie: string, right: string): boolean {
  const [given, wanted] = [Buffer.from(cookie), Buffer.from(right)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The token of a cookie from before they were signed. Proves nothing: anyone can invent one. */
export function unsignedToken(cookie: string | undefined): string | null {
  return cookie && tokenPattern.test(cookie) ? cookie : null
}

export function visitorKeyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 24)
}

/** Tells visitors apart on an admin's screen and reveals nothing else. */
export function visitorName(visitorKey: string): string {
  const digest = createHash('sha256').update(`name:${visitorKey}`).digest('hex')
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}`
}
