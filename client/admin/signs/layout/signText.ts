/** A sign's text: the site's words, and the number and address entered. */
import { company } from '#shared/company'
import { howItWorks } from '#shared/content/home/howItWorks'
import type { Address } from './address'
import type { Phone } from './phone'

const longestSmall = 40

export interface SignText {
  /** Content of the QR code. */
  coded: string
  lead: string
  /** In large type: the number or, without one, the address. */
  main: string
  /** The address below a number, to compare with what the phone is about to open. */
  small: string | null
  brand: string
  steps: readonly string[]
}

/** One of phone and address may be missing. With both, the code opens the address. */
export function signText(phone: Phone | null, address: Address | null): SignText | null {
  const same = { brand: company.name, steps: howItWorks.items.map(({ title }) => title) }
  if (phone) {
    const coded = address?.href ?? `tel:${phone.dialed}`
    return {
      ...same,
      coded,
      lead: 'Scan or dial',
      main: phone.shown,
      small: address && smallOf(address),
    }
  }
  if (!address) return null
  return { ...same, coded: address.href, lead: 'Scan or visit', main: address.shown, small: null }
}

/** For a long address only the host, which shows whose it is. */
function smallOf({ shown, host }: Address): string {
  return shown.length <= longestSmall ? shown : host
}
