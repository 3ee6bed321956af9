/** Validates phone numbers and e-mail addresses, wherever they are typed. Pure and free of zod. */

export const reachLimits = { phone: 40, email: 200 } as const

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const emailPattern = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(\.[^\s@<>"(),;:.]+)+$/

/** Refuses invisible characters: some mail servers drop them, so one address would count as several. */
export function isEmail(text: string): boolean {
  return text.length <= reachLimits.email && emailPattern.test(text) && !invisible.test(text)
}

/** 7 to 15 digits in any grouping, as ITU E.164 allows; an extension may follow. */
export function isPhone(text: string): boolean {
  // Checked first: the extension is searched from every space, and 100,000 spaces took a minute.
  if (text.length > reachLimits.phone) return false
  const [number = '', extension = ''] = text.split(/\s*(?:ext\.?|x)\s*/i)
  const digits = number.replace(/\D/g, '').length
  return (
    /^\+?[\d\s().-]+$/.test(number) && /^\d{0,6}$/.test(extension) && digits >= 7 && digits <= 15
  )
}
