/** Who a visitor is: a random id in an httpOnly cookie; the store only knows its hash. */
import { createHash, randomBytes } from 'node:crypto'

export const visitorCookie = 'visitor'
const tokenBytes = 24
const tokenPattern = /^[\w-]{32}$/

export function makeVisitorToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Null when the cookie is missing or not one of ours in form. */
export function visitorKeyOf(token: string | undefined): string | null {
  if (!token || !tokenPattern.test(token)) return null
  return createHash('sha256').update(token).digest('base64url').slice(0, 24)
}

/** Tells visitors apart on an admin's screen and says nothing else. */
export function visitorName(visitorKey: string): string {
  const digest = createHash('sha256').update(`name:${visitorKey}`).digest('hex')
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}`
}
