/** The address (URL) that the code opens: as it is typed, as it is coded, and as the sign shows it. */
import type { Checked } from './phone'

export interface Address {
  href: string
  /** Without what a browser adds by itself: visitoraccess.example/g/4F7K */
  shown: string
  host: string
  isSecure: boolean
}

/** In the code. Longer ones need modules that are too small to print well on a small sign. */
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

/** http:// stays: a browser that is given the bare name would ask by https. */
function shownOf(url: URL): string {
  const bare = url.protocol === 'https:' ? url.href.slice('https://'.length) : url.href
  return `${url.pathname}${url.search}${url.hash}` === '/' ? bare.replace(/\/$/, '') : bare
}
