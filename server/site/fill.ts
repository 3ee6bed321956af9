/**
 * Fills in what is known only when a page is served: the public address, so that no absolute address
 * is ever made from a Host header, whether Whisper is there, and how long what visitors write is kept.
 * The marks are written by scripts/build/document.mjs and client/site/privacy/kept.ts.
 */
export interface Filling {
  /** Origin, or undefined: addresses stay relative. */
  publicUrl: string | undefined
  isVisible: boolean
  /** '365 days' */
  kept: string
  /** Of the outside analytics service, where there is one. */
  measurementId?: string | undefined
}

export function fill(html: string, { publicUrl, isVisible, kept, measurementId }: Filling): string {
  return html
    .replaceAll('%PUBLIC_URL%', publicUrl ?? '')
    .replaceAll('%KEPT%', kept)
    .replace('%MEASUREMENT%', measurementId ?? '')
    .replace('%WHISPER%', isVisible ? 'visible' : 'hidden')
}
