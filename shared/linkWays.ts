/** How private links to a quote form or a conversation are sent. Pure, no zod. */
import { dialed } from './company'
import { invalidEmail } from './problems'
import { isEmail, isPhone } from './reach'

export const linkWays = ['text', 'mail'] as const
export type LinkWay = (typeof linkWays)[number]

/** Decided by what was typed: an e-mail address has an @. */
export function wayOf(to: string): LinkWay {
  return to.includes('@') ? 'mail' : 'text'
}

/**
 * Codes of +1 in other countries, and those without mobile numbers: toll-free, premium and personal
 * numbers (North American Numbering Plan).
 */
const noMobile =
  /^(?:242|246|26[48]|284|345|441|473|649|658|664|721|758|767|784|8[024]9|86[89]|876|[5789]00|8(?:33|44|55|66|77|88)|\d{3}976)/

/** A US or Canadian mobile number: texts elsewhere are expensive and attract fraud. */
function isMobile(text: string): boolean {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return (
    isPhone(text) &&
    !/x/i.test(text) &&
    /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) &&
    !noMobile.test(digits)
  )
}

/** In the form to dial: +12025550142. */
export function dialedMobile(text: string): string {
  return dialed(text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
}

export interface LinkFields {
  to: string
  consent: boolean
}

/** Problems by field name; empty if it can be sent in one of these ways. */
export function linkProblems(
  { to, consent }: LinkFields,
  ways: readonly LinkWay[],
): Partial<Record<keyof LinkFields, string>> {
  const hasBoth = ways.length > 1
  const way = hasBoth ? wayOf(to) : ways[0]
  if (way === 'mail') return isEmail(to) ? {} : { to: invalidEmail }
  if (!isMobile(to)) {
    const or = hasBoth ? ', or an e-mail address' : ''
    return { to: `Enter a ten-digit US mobile number${or}.` }
  }
  return consent ? {} : { consent: 'We only text people who agree to it.' }
}
