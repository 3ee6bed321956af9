/** How every cookie of ours is set: httpOnly, for the whole site, Secure wherever the site is. */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

export function cookieOptions(
  request: FastifyRequest,
  publicUrl: string | undefined,
  { sameSite, maxAge }: { sameSite: 'strict' | 'lax'; maxAge: number },
): CookieSerializeOptions {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  return { path: '/', httpOnly: true, sameSite, secure, maxAge }
}
