/** Where a language model is asked, and how much; from LLM_URL, LLM_KEY, LLM_MODEL, LLM_DAILY_TOKENS. */
export interface ModelSettings {
  /** Of the service, without a slash at its end; `/chat/completions` comes after it. */
  url: string
  /** Stands in no log and no error. */
  key: string | undefined
  name: string
  dailyTokens: number
}

/**
 * https://, or http:// to this machine and to a network of one's own: an address there, or a name that
 * is none of the public internet (a container's, `.local`, `.internal`, `.lan`).
 */
export function isModelAddress(address: string): boolean {
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
