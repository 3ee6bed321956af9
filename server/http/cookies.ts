/** The options of all our cookies: httpOnly, for the whole site, Secure wherever the site is. */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings'
import { visitorCookie } from './visitor'

export function cookieOptions(
  request: FastifyRequest,
  publicUrl: string | undefined,
  { sameSite, maxAge }: { sameSite: 'strict' | 'lax'; maxAge: number },
): CookieSerializeOptions {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  return { path: '/', httpOnly: true, sameSite, secure, maxAge }
}

/** Lasts as long as visitors' messages are kept. `value` is signed (VisitorCookies). */
export function giveVisitorCookie(
  value: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { publicUrl, retentionDays }: Pick<Settings, 'publicUrl' | 'retentionDays'>,
): void {
  const options = { sameSite: 'lax', maxAge: retentionDays * 86_400 } as const
  reply.setCookie(visitorCookie, value, cookieOptions(request, publicUrl, options))
}
