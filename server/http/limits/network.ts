/** The network and the block an address belongs to, for everything counted by address. */
import addresses from 'ipaddr.js'

/**
 * One household has one IPv4 address, but a whole /64 of IPv6 addresses. Any notation is accepted;
 * some proxies add the port. Everything that isn't an address is one common network, and so is the
 * missing address of a client that has already hung up. A network's own network is itself.
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

/** Every event of a visitor looks up the same address, and parsing takes as long as counting it. */
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
 * The block of addresses a network belongs to, all of which one customer may own: for IPv6 its /48,
 * which has 65,536 networks; for IPv4 the network itself.
 */
export function blockOf(network: string): string {
  return network.split(':').slice(0, 3).join(':')
}

/** A block's limit is this many times that of one of its networks. */
export const blockFactor = 8
