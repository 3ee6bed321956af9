/** How people are reached, wherever they type it in. Pure, and free of zod. */

export const reachLimits = { phone: 40, email: 200 } as const

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const emailPattern = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(\.[^\s@<>"(),;:.]+)+$/

/** Invisible characters are refused: mail servers leave some of them out, so one address would be many. */
export function isEmail(text: string): boolean {
  return text.length <= reachLimits.email && emailPattern.test(text) && !invisible.test(text)
}

/** 7 to 15 digits, as ITU E.164 allows, however they are grouped; an extension may follow. */
export function isPhone(text: string): boolean {
  // First, because an extension is looked for from every space on: 100,000 of them took a minute.
  if (text.length > reachLimits.phone) return false
  const [number = '', extension = ''] = text.split(/\s*(?:ext\.?|x)\s*/i)
  const digits = number.replace(/\D/g, '').length
  return (
    /^\+?[\d\s().-]+$/.test(number) && /^\d{0,6}$/.test(extension) && digits >= 7 && digits <= 15
  )
}
