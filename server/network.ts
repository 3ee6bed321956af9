/** Whom an address stands for, where something is counted by address. */
import addresses from 'ipaddr.js'

/**
 * One household has one IPv4 address, but a whole /64 of IPv6 addresses. However it is written: some
 * proxies name the port besides. What is no address is all one network, and so is who has hung up
 * already: then there is none.
 */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!addresses.isValid(plain)) return ''
  const parsed = addresses.process(plain)
  if (!('parts' in parsed)) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
