/**
 * Fills in what is known only when a page is served: the public address, so that no absolute address
 * is ever made from a Host header, and whether Whisper is there. The marks are written by
 * scripts/build/document.mjs.
 */
export interface Filling {
  /** Origin, or undefined: addresses stay relative. */
  publicUrl: string | undefined
  isVisible: boolean
}

export function fill(html: string, { publicUrl, isVisible }: Filling): string {
  return html
    .replaceAll('%PUBLIC_URL%', publicUrl ?? '')
    .replace('%WHISPER%', isVisible ? 'visible' : 'hidden')
}
