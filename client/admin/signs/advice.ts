/**
 * Reading distances of a sign, and what wouldn't print or read well. Rules of thumb of the trade: a
 * code scans from up to 10 times its width, and letters read from 10 feet per inch of height.
 */
import type { Address } from './layout/address'
import type { Sign } from './layout/sign'

const inchesAFoot = 12
const millimeters = 25.4
/** Inches. Below this, the edges of vinyl print and dirt make the code unreadable. */
const minModule = 1 / millimeters
/** Inches. Readable from a car window, three feet away. */
const minCapHeight = 0.3

interface Fact {
  name: string
  figure: string
  about: string
}

export function factsOf({ module, codeSide, capHeight, words }: Sign): Fact[] {
  return [
    {
      name: 'QR code',
      figure: inches(codeSide),
      about: `Scans from up to about ${feet((codeSide * 10) / inchesAFoot)}`,
    },
    {
      name: 'Module of the code',
      figure: `${(module * millimeters).toFixed(1)} mm`,
      about: 'At least 1 mm prints well on vinyl',
    },
    {
      name: isNumber(words.main) ? 'Number' : 'Address',
      figure: inches(capHeight),
      about: `Reads from about ${feet(capHeight * 10)}`,
    },
  ]
}

export function warningsOf(sign: Sign, address: Address | null): string[] {
  const { module, capHeight, words } = sign
  const warnings: string[] = []
  if (address && !address.isSecure) {
    warnings.push(
      'The address isn’t secure: phones warn about http. Use https if the site supports it.',
    )
  }
  if (module < minModule) {
    warnings.push(
      'The modules of the code are smaller than 1 mm. Use a larger sign or a shorter address.',
    )
  }
  if (capHeight < minCapHeight) {
    const what = isNumber(words.main) ? 'number' : 'address'
    warnings.push(
      `The ${what} is hard to read from a car: its letters are ${inches(capHeight)} high.`,
    )
  }
  return warnings
}

function isNumber(text: string): boolean {
  return /^\+?[\d ]+$/.test(text)
}

function inches(length: number): string {
  return `${length.toFixed(length < 1 ? 2 : 1)} in`
}

function feet(length: number): string {
  return `${length < 3 ? length.toFixed(1) : Math.round(length)} ft`
}
