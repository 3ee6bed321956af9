/** What a value of the environment has to be, where a pattern does not say it. */
import { isIP, isIPv4, isIPv6 } from 'node:net'
import addresses from 'ipaddr.js'

/** One that this Node knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Addresses or networks, with commas between them. */
export function areAddresses(list: string): boolean {
  return list.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/')
    const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1
    return (
      longest > 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest))
    )
  })
}

/** smtp:// or smtps://, with no more than a name, a password and a port. */
export function isMailServer(address: string): boolean {
  try {
    const { protocol, hostname, username, password, pathname, search, hash } = new URL(address)
    decodeURIComponent(username + password)
    const rest = pathname.replace(/^\/$/, '') + search + hash
    return /^smtps?:$/.test(protocol) && hostname !== '' && rest === ''
  } catch {
    return false
  }
}

/**
 * https://, or http:// to this machine and to a network of one's own: an address there, or a name that
 * is none of the public internet (a container's, `.local`, `.internal`, `.lan`).
 */
export function isServiceAddress(address: string): boolean {
  try {
    const { protocol, hostname, username, password, search, hash } = new URL(address)
    if (username + password + search + hash !== '' || hostname === '') return false
    return protocol === 'https:' || (protocol === 'http:' && isNear(hostname.toLowerCase()))
  } catch {
    return false
  }
}

const nearRanges: ReadonlySet<string> = new Set([
  ...['loopback', 'private', 'linkLocal', 'uniqueLocal'],
  // 0.0.0.0 and [::] connect to this machine.
  'unspecified',
])

/** URL writes every spelling of an IPv4 address as four numbers, and IPv6 in brackets. */
function isNear(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address)) return nearRanges.has(withinIPv6(address).range())
  return !host.includes('.') || /\.(?:localhost|local|internal|lan)$/.test(host)
}

/**
 * The IPv4 address that an IPv6 one spells: ::ffff:10.0.0.1, or ::10.0.0.1 as it was once written.
 * One behind a translator (64:ff9b::10.0.0.1) is another network's, whatever it ends with.
 */
function withinIPv6(address: string) {
  const parsed = addresses.process(address)
  const isSpelled = 'parts' in parsed && /^::[\da-f]+:[\da-f]+$/.test(parsed.toString())
  return isSpelled ? new addresses.IPv4(parsed.toByteArray().slice(12)) : parsed
}
