/** Rules for environment values that a pattern can't express. */
import { isIP, isIPv4, isIPv6 } from 'node:net'
import addresses from 'ipaddr.js'

/** A time zone that this Node knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Addresses or networks, separated by commas. */
export function areAddresses(list: string): boolean {
  return list.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/')
    const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1
    return (
      longest > 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest))
    )
  })
}

/** A smtp:// or smtps:// URL, with at most a name, a password and a port. */
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
 * https://, or http:// to this machine or a private network: to an address there, or to a name that
 * isn't on the public internet (a container's, `.local`, `.internal`, `.lan`).
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

/** URL turns every spelling of an IPv4 address into four numbers, and puts IPv6 in brackets. */
function isNear(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address)) return nearRanges.has(withinIPv6(address).range())
  return !host.includes('.') || /\.(?:localhost|local|internal|lan)$/.test(host)
}

/**
 * The IPv4 address that an IPv6 one spells: ::ffff:10.0.0.1, or ::10.0.0.1 in the old form. One
 * behind a translator (64:ff9b::10.0.0.1) is in another network, whatever it ends with.
 */
function withinIPv6(address: string) {
  const parsed = addresses.process(address)
  const isSpelled = 'parts' in parsed && /^::[\da-f]+:[\da-f]+$/.test(parsed.toString())
  return isSpelled ? new addresses.IPv4(parsed.toByteArray().slice(12)) : parsed
}
