/**
 * Whether an address belongs to the public internet. All others (loopback, private, link-local with
 * the clouds' metadata, carrier-grade NAT, unique-local, addresses that embed an IPv4 one) could
 * make the server send requests on behalf of someone who can't reach them.
 */
import addresses from 'ipaddr.js'

/** A public address that the cloud's own machines answer (Azure). */
const withoutThese: ReadonlySet<string> = new Set(['168.63.129.16'])

/** All assigned IPv6 addresses. Outside this range even `::7f00:1` is unicast, and means 127.0.0.1. */
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
