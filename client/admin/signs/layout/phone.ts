/**
 * A phone number as typed, as dialed (ITU E.164) and as shown on the sign. Numbers without a
 * country code belong to the North American Numbering Plan.
 */

export interface Phone {
  /** +12025550142 */
  dialed: string
  /** 202 555 0142 */
  shown: string
}
export type Checked<T> = T | { problem: string }

const longest = 15
const shortest = 8

export function phoneOf(typed: string): Checked<Phone> {
  const text = typed.trim()
  if (!/^\+?[\d\s().\-/]+$/.test(text)) {
    return { problem: 'Use only digits, spaces and ( ) - ., like 202 555 0142.' }
  }
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+') && !digits.startsWith('1')) return international(text, digits)
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (national.length !== 10) {
    return {
      problem: 'A US number has 10 digits. For another country, begin with + and its code.',
    }
  }
  return northAmerican(national)
}

function northAmerican(digits: string): Checked<Phone> {
  const area = digits.slice(0, 3)
  const exchange = digits.slice(3, 6)
  if (!isCode(area)) return { problem: `There’s no area code ${area}.` }
  if (!isCode(exchange)) {
    return { problem: `No number begins with ${exchange} after its area code.` }
  }
  return { dialed: `+1${digits}`, shown: `${area} ${exchange} ${digits.slice(6)}` }
}

/** The plan's NXX: the first digit is 2 to 9, and 211 to 911 are service codes. */
function isCode(code: string): boolean {
  return /^[2-9]\d\d$/.test(code) && !code.endsWith('11')
}

/** Keeps the groups as typed, because countries differ. */
function international(text: string, digits: string): Checked<Phone> {
  if (digits.startsWith('0')) return { problem: 'No country code begins with 0.' }
  if (digits.length < shortest || digits.length > longest) {
    return {
      problem: `A number with its country code has ${shortest} to ${longest} digits; this one has ${digits.length}.`,
    }
  }
  const groups = text.split(/\D+/).filter((group) => group !== '')
  return { dialed: `+${digits}`, shown: `+${groups.join(' ')}` }
}
