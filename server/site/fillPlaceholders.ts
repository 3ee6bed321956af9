/**
 * Fills in what is only known when a page is served: the public address, so that no absolute
 * address is made from a Host header; Whisper's visibility; retention; the company's time zone; and
 * the taglines, which admins edit. scripts/build/document.mjs and client/site/served.ts write the
 * placeholders.
 */
import type { Taglines } from '../brand/assets'

export interface PageValues {
  /** Origin; if undefined, addresses stay relative. */
  publicUrl: string | undefined
  isVisible: boolean
  /** '365 days' */
  kept: string
  timeZone: string
  taglines: Taglines
  /** The outside analytics service's id, if any. */
  measurementId?: string | undefined
}

/** In one pass, so that a tagline's text is never taken for a placeholder. */
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

/** Escaped for text, and for attribute values in quotes. */
function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Escaped for a quoted JSON string within a script element. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')
}
