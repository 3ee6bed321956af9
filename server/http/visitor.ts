/**
 * Who a visitor is: a random token in an httpOnly cookie, signed with a secret of this installation, so that
 * nobody makes one up. The store only knows the token's hash.
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

  /** Several servers on one store share the secret, and so each other's visitors. */
  static async load(store: Store): Promise<VisitorCookies> {
    return new VisitorCookies(await ownSecret(store, 'visitor-key'))
  }

  /** The value of a visitor's cookie: `token.signature`. Without a token of a new visitor. */
  sign(token = randomBytes(tokenBytes).toString('base64url')): string {
    return `${token}.${keyedHash(this.secret, token)}`
  }

  /** The same for a further browser of a visitor, whose token only their first one has: `key.signature`. */
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

/** The token of a cookie from before cookies were signed. It proves nothing: anybody can make one up. */
export function unsignedToken(cookie: string | undefined): string | null {
  return cookie && tokenPattern.test(cookie) ? cookie : null
}

export function visitorKeyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 24)
}

/** Tells visitors apart on an admin's screen and says nothing else. */
export function visitorName(visitorKey: string): string {
  const digest = createHash('sha256').update(`name:${visitorKey}`).digest('hex')
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}`
}
