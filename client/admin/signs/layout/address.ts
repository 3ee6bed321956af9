/** The URL that the code opens: as typed, as encoded, and as shown on the sign. */
import type { Checked } from './phone'

export interface Address {
  href: string
  /** Without what a browser adds by itself: visitoraccess.example/g/4F7K */
  shown: string
  host: string
  isSecure: boolean
}

/** Characters in the code. Longer ones need modules too small to print well on a small sign. */
export const longestAddress = 120

export function addressOf(typed: string): Checked<Address> {
  const text = typed.trim()
  const url = parsed(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`)
  if (!url || /\s/.test(text)) {
    return {
      problem: 'Enter an address like https://visitoraccess.example/g/1.',
    }
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { problem: 'The address must begin with https://.' }
  }
  if (url.username || url.password) {
    return {
      problem: 'Everyone can read a sign. Leave the user name and password out of the address.',
    }
  }
  if (!/\.[a-z][a-z\d-]*\.?$/i.test(url.hostname)) {
    return { problem: `Visitors can’t reach ${url.host}. Use a public site.` }
  }
  if (url.href.length > longestAddress) {
    return {
      problem: `The address has ${url.href.length} characters; a sign takes ${longestAddress}. Use a shorter one.`,
    }
  }
  return {
    href: url.href,
    shown: shownOf(url),
    host: url.host,
    isSecure: url.protocol === 'https:',
  }
}

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Keeps http://, because browsers use https for a bare name. */
function shownOf(url: URL): string {
  const bare = url.protocol === 'https:' ? url.href.slice('https://'.length) : url.href
  return `${url.pathname}${url.search}${url.hash}` === '/' ? bare.replace(/\/$/, '') : bare
}
