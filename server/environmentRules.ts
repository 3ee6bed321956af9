/** What a value of the environment has to be, where a pattern does not say it. */
import { isIPv4, isIPv6 } from 'node:net'

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

/** URL writes every spelling of an IPv4 address as four numbers, and IPv6 in brackets. */
function isNear(host: string): boolean {
  if (host.startsWith('[')) return /^\[(?:::1\]|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/.test(host)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) {
    return /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(host)
  }
  return !host.includes('.') || /\.(?:localhost|local|internal|lan)$/.test(host)
}
