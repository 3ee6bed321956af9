/** Whom an address stands for, where something is counted by address. */
import addresses from 'ipaddr.js'

/**
 * One household has one IPv4 address, but a whole /64 of IPv6 addresses. However it is written: some
 * proxies name the port besides. What is no address is all one network, and so is who has hung up
 * already: then there is none. A network's own network is itself.
 */
export function networkOf(address: string | undefined): string {
  const parsed = parse(address)
  if (!parsed) return ''
  return 'parts' in parsed ? prefixOf(parsed) : parsed.toString()
}

function parse(address = '') {
  const plain = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return addresses.isValid(plain) ? addresses.process(plain) : null
}

function prefixOf({ parts }: { parts: number[] }): string {
  const prefix = parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::`
}

/**
 * What a network is part of, where that may be one customer's: of IPv6 its /48, which has 65,536 networks;
 * of IPv4 itself.
 */
export function siteOf(network: string): string {
  return network.split(':').slice(0, 3).join(':')
}

/** A site has so many times what one of its networks has. */
export const networksOfSite = 8
