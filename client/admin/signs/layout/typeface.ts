/** Lato's metrics and outlines, read from its files. Sizes are em sizes, in any unit. */
import { type Font, parse } from 'opentype.js'

export type Weight = 'bold' | 'black'

/** A part of a text without internal kerning, and its offset from the text's start. */
interface Run {
  text: string
  offset: number
}

export interface Typeface {
  widthOf(text: string, weight: Weight, size: number): number
  /** Height of capitals and digits. */
  capHeight(weight: Weight, size: number): number
  runsOf(text: string, weight: Weight, size: number): Run[]
  /** The `d` of an SVG path; `x` is the start of the text, `y` its baseline. */
  outlineOf(text: string, weight: Weight, size: number, x: number, y: number): string
}

/** Precision of SVG coordinates. */
const decimals = 3

export function typeface(files: Readonly<Record<Weight, Uint8Array>>): Typeface {
  const fonts = { bold: fontOf(files.bold), black: fontOf(files.black) }
  return {
    widthOf: (text, weight, size) => fonts[weight].getAdvanceWidth(text, size),
    capHeight: (weight, size) => {
      const { unitsPerEm, tables } = fonts[weight]
      return (tables.os2?.sCapHeight / unitsPerEm) * size
    },
    runsOf: (text, weight, size) => runsOf(fonts[weight], text, size),
    outlineOf: (text, weight, size, x, y) =>
      fonts[weight].getPath(text, x, y, size).toPathData(decimals),
  }
}

function fontOf(file: Uint8Array): Font {
  return parse(new Uint8Array(file).buffer)
}

function runsOf(font: Font, text: string, size: number): Run[] {
  const glyphs = font.stringToGlyphs(text)
  const scale = size / font.unitsPerEm
  const runs: Run[] = []
  let offset = 0
  for (const [index, letter] of [...text].entries()) {
    const glyph = glyphs[index]
    const before = glyphs[index - 1]
    const kerning = glyph && before ? font.getKerningValue(before, glyph) : 0
    offset += kerning * scale
    const run = runs.at(-1)
    if (run && kerning === 0) run.text += letter
    else runs.push({ text: letter, offset })
    offset += (glyph?.advanceWidth ?? 0) * scale
  }
  return runs
}
