/** Whom an address stands for, where something is counted by address. */
import addresses from 'ipaddr.js'

/**
 * One household has one IPv4 address, but a whole /64 of IPv6 addresses. However it is written: some
 * proxies name the port besides. What is no address is all one network, and so is who has hung up
 * already: then there is none. A network's own network is itself.
 */
export function networkOf(address = ''): string {
  const before = remembered.get(address)
  if (before !== undefined) return before
  const parsed = parse(address)
  const network = parsed === null ? '' : 'parts' in parsed ? prefixOf(parsed) : parsed.toString()
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(address, network)
  return network
}

/** Every event of a visitor asks for the same one, and parsing takes as long as the rest of counting it. */
const remembered = new Map<string, string>()
const maxRemembered = 5_000

function parse(address: string) {
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
