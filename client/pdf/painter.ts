/**
 * Draws a line of text as a picture, for characters that the embedded font lacks. A browser's
 * canvas uses the system's fonts, joins letters and orders right-to-left text.
 */
import { isRightToLeft } from './direction'
import { MissingGlyphs } from './missingGlyphs'
import { colored, type Picture, stencil } from './picture'
import type { TextLook } from './textLook'

/** Millimeters, from the baseline and the start of the text. */
interface Painted {
  picture: Picture
  left: number
  top: number
  width: number
  height: number
}

export interface Painter {
  /** Painted characters that no font on the computer has. */
  readonly missing: ReadonlySet<string>
  /** Millimeters. */
  widthOf(text: string, look: TextLook): number
  paint(text: string, look: TextLook): Painted
}

const millimeter = 1 / 25.4
const point = 1 / 72
const weights = { light: 300, normal: 400, bold: 700, black: 900 }
/** Plain letters are 1-bit and need a printer's resolution; colored glyphs need half of it. */
const dpi = { stencil: 400, colored: 200 }

/** A `detail` below 1 lowers the resolution. */
export function canvasPainter(newCanvas: () => HTMLCanvasElement, detail = 1): Painter {
  const measuring = contextOf(newCanvas())
  const missing = new MissingGlyphs(contextOf(newCanvas()))

  function draw<Made>(
    text: string,
    look: TextLook,
    dots: number,
    make: (image: ImageData) => Made,
  ): Omit<Painted, 'picture'> & { picture: Made } {
    const em = look.size * point * dots
    // Room for what reaches beyond its own advance, and for accents on accents.
    const start = Math.ceil(em)
    const baseline = Math.ceil(1.5 * em)
    const canvas = newCanvas()
    canvas.width = start + Math.ceil(measured(measuring, text, look, dots).width + em)
    canvas.height = baseline + start
    const context = contextOf(canvas)
    set(context, text, look, dots)
    context.fillStyle = look.color ?? '#000000'
    context.fillText(text, start, baseline)
    const { x, y, width, height } = inkedPart(
      context.getImageData(0, 0, canvas.width, canvas.height),
    )
    const unit = dots * millimeter
    return {
      picture: make(context.getImageData(x, y, width, height)),
      left: (x - start) / unit,
      top: (y - baseline) / unit,
      width: width / unit,
      height: height / unit,
    }
  }

  return {
    missing: missing.found,

    widthOf: (text, look) =>
      measured(measuring, text, look, dpi.stencil).width / (dpi.stencil * millimeter),

    paint(text, look) {
      missing.scan(text)
      const { picture, ...place } = draw(text, look, dpi.stencil * detail, (image) =>
        stencil(image, look.color),
      )
      if (picture) return { picture, ...place }
      return draw(text, look, dpi.colored * detail, colored)
    },
  }
}

/**
 * Where there is ink. Its TextMetrics don't tell: in Node, their bounding box ends with the text's
 * first font or direction, and begins 100,000 dots to the left of text that runs right to left.
 */
function inkedPart({ data, width, height }: ImageData) {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0, alpha = 3; y < height; y++) {
    for (let x = 0; x < width; x++, alpha += 4) {
      if (data[alpha] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (left > right) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

function measured(context: CanvasRenderingContext2D, text: string, look: TextLook, dots: number) {
  set(context, text, look, dots)
  return context.measureText(text)
}

function set(
  context: CanvasRenderingContext2D,
  text: string,
  { weight, size }: TextLook,
  dots: number,
): void {
  context.font = `${weights[weight]} ${size * point * dots}px Lato, sans-serif`
  context.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  context.textAlign = 'left'
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws on no canvas.')
  return context
}
