/**
 * The characters a TrueType font has and their widths, read from the font file, so that a missing
 * character is noticed instead of left out. Without kerning, as jsPDF writes.
 */

interface Typeface {
  /** Whether the font has every character of the text. */
  has(text: string): boolean
  /** In ems. */
  widthOf(text: string): number
}

export function typefaceOf(font: Uint8Array): Typeface {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const glyphs = glyphsOf(view, offsetOf(view, 'cmap'))
  const advances = offsetOf(view, 'hmtx')
  const lastAdvance = view.getUint16(offsetOf(view, 'hhea') + 34) - 1
  const em = view.getUint16(offsetOf(view, 'head') + 18)
  return {
    has: (text) => {
      for (let at = 0; at < text.length; at++) if (!glyphs[text.charCodeAt(at)]) return false
      return true
    },
    widthOf: (text) => {
      let width = 0
      for (let at = 0; at < text.length; at++) {
        const glyph = glyphs[text.charCodeAt(at)] ?? 0
        width += view.getUint16(advances + 4 * Math.min(glyph, lastAdvance))
      }
      return width / em
    },
  }
}

function offsetOf(view: DataView, table: string): number {
  for (let at = 12 + 16 * (view.getUint16(4) - 1); at >= 12; at -= 16) {
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(at + byte))).join('')
    if (tag === table) return view.getUint32(at + 8)
  }
  throw new Error(`The font has no table ${table}.`)
}

/** Glyph index by UTF-16 unit; 0 or undefined for none, as for halves of surrogate pairs. */
function glyphsOf(view: DataView, cmap: number): Uint16Array {
  const map = unicodeMap(view, cmap)
  const double = view.getUint16(map + 6)
  // The last segment is always 0xffff, which is not a character.
  const glyphs = new Uint16Array(view.getUint16(map + 10 + double) + 1)
  for (let segment = 0; segment < double - 2; segment += 2) {
    const end = view.getUint16(map + 14 + segment)
    const start = view.getUint16(map + 16 + double + segment)
    const delta = view.getUint16(map + 16 + 2 * double + segment)
    const rangeAt = map + 16 + 3 * double + segment
    const range = view.getUint16(rangeAt)
    for (let code = start; code <= end; code++) {
      const glyph = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - start))
      glyphs[code] = glyph === 0 ? 0 : glyph + delta
    }
  }
  return glyphs
}

/** The table of the first 65,536 characters (format 4), the same one that jsPDF reads. */
function unicodeMap(view: DataView, cmap: number): number {
  for (let index = view.getUint16(cmap + 2) - 1; index >= 0; index--) {
    const map = cmap + view.getUint32(cmap + 8 + 8 * index)
    if (view.getUint16(map) === 4) return map
  }
  throw new Error('The font has no table of Unicode characters.')
}
