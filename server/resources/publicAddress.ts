/**
 * Whether an address belongs to the public internet. Everything else (loopback, private, link-local
 * with the clouds' metadata, carrier-grade NAT, unique-local, addresses that hide an IPv4 one) is
 * where a server can be talked into looking for somebody who could not.
 */
import addresses from 'ipaddr.js'

/** Public by its number, but answered by the cloud's own machines (Azure). */
const withoutThese: ReadonlySet<string> = new Set(['168.63.129.16'])

/** All of IPv6 that is given out. Outside of it even `::7f00:1` is unicast, and spells 127.0.0.1. */
const globalUnicast = addresses.IPv6.parseCIDR('2000::/3')

export function isPublicAddress(address: string): boolean {
  try {
    const plain = addresses.process(address)
    if ('parts' in plain && !plain.match(globalUnicast)) return false
    return plain.range() === 'unicast' && !withoutThese.has(plain.toString())
  } catch {
    return false
  }
}
