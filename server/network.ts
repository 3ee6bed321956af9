/** Whom an address stands for, where something is counted by address. */
import addresses from 'ipaddr.js'

/**
 * One household has one IPv4 address, but a whole /64 of IPv6 addresses. However it is written: some
 * proxies name the port besides. What is no address is all one network, and so is who has hung up
 * already: then there is none.
 */
export function networkOf(address: string | undefined): string {
  const parsed = parse(address)
  if (!parsed) return ''
  return 'parts' in parsed ? prefixOf(parsed, 4) : parsed.toString()
}

/** The /48 of an IPv6 address: what one customer may have, of 65,536 networks. Null for any other. */
export function siteOf(address: string | undefined): string | null {
  const parsed = parse(address)
  return parsed && 'parts' in parsed ? prefixOf(parsed, 3) : null
}

function parse(address = '') {
  const plain = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return addresses.isValid(plain) ? addresses.process(plain) : null
}

/** Of so many groups of 16 bits. */
function prefixOf({ parts }: { parts: number[] }, groups: number): string {
  return parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':')
}

/** What a network is part of, where that may be one customer's: of IPv6 its /48, of IPv4 itself. */
export function siteOfNetwork(network: string): string {
  return network.split(':').slice(0, 3).join(':')
}
