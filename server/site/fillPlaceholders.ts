/**
 * Fills in what is known only when a page is served: the public address, so that no absolute address
 * is ever made from a Host header, whether Whisper is there, how long what visitors write is kept, the company's time zone, and
 * the taglines, which admins edit. The marks are written by scripts/build/document.mjs and by what
 * the build renders: client/site/privacy/retention.ts, client/site/tagline.ts.
 */
import type { Taglines } from '../brand/assets'

export interface PageValues {
  /** Origin, or undefined: addresses stay relative. */
  publicUrl: string | undefined
  isVisible: boolean
  /** '365 days' */
  kept: string
  timeZone: string
  taglines: Taglines
  /** Of the outside analytics service, where there is one. */
  measurementId?: string | undefined
}

/** In one pass: what a tagline says is never taken for a mark. */
export function fillPlaceholders(html: string, filling: PageValues): string {
  const { publicUrl, isVisible, kept, timeZone, taglines, measurementId } = filling
  const words: Readonly<Record<string, string>> = {
    PUBLIC_URL: publicUrl ?? '',
    KEPT: kept,
    TIME_ZONE: timeZone,
    MEASUREMENT: measurementId ?? '',
    WHISPER: isVisible ? 'visible' : 'hidden',
    TAGLINE: inHtml(taglines.primary),
    TAGLINE_JSON: inJson(taglines.primary),
    SECONDARY_TAGLINE_JSON: inJson(taglines.secondary),
  }
  return html.replace(/%([A-Z_]+)%/g, (mark, name: string) => words[name] ?? mark)
}

/** As text, and between quotation marks in an attribute. */
function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Between quotation marks in JSON that stands in a script element. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')
}
