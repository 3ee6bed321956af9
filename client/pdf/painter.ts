/**
 * Draws a line of text as a picture, for characters that the embedded font lacks. A browser's
 * canvas uses the system's fonts, joins letters and orders right-to-left text.
 */
import { isRightToLeft } from './direction'
import { MissingGlyphs } from './missingGlyphs'
import { coloured, type Picture, stencil } from './picture'
import type { TextLook } from './textLook'

/** Millimetres, from the baseline and the start of the text. */
export interface Painted {
  picture: Picture
  left: number
  top: number
  width: number
  height: number
}

export interface Painter {
  /** Painted characters that no font on the computer has. */
  readonly missing: ReadonlySet<string>
  /** Millimetres. */
  widthOf(text: string, look: TextLook): number
  paint(text: string, look: TextLook): Painted
}

const millimetre = 1 / 25.4
const point = 1 / 72
const weights = { light: 300, normal: 400, bold: 700, black: 900 }
/** Plain letters are 1-bit and need a printer's resolution; coloured glyphs need half of it. */
const dpi = { stencil: 400, coloured: 200 }

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
    const box = measured(measuring, text, look, dots)
    // One extra dot on each side for antialiased edges.
    const left = Math.ceil(box.actualBoundingBoxLeft) + 1
    const top = Math.ceil(box.actualBoundingBoxAscent) + 1
    const width = Math.max(1, left + Math.ceil(box.actualBoundingBoxRight) + 1)
    const height = Math.max(1, top + Math.ceil(box.actualBoundingBoxDescent) + 1)
    const canvas = newCanvas()
    canvas.width = width
    canvas.height = height
    const context = contextOf(canvas)
    set(context, text, look, dots)
    context.fillStyle = look.colour ?? '#000000'
    context.fillText(text, left, top)
    const unit = dots * millimetre
    return {
      picture: make(context.getImageData(0, 0, width, height)),
      left: -left / unit,
      top: -top / unit,
      width: width / unit,
      height: height / unit,
    }
  }

  return {
    missing: missing.found,

    widthOf: (text, look) =>
      measured(measuring, text, look, dpi.stencil).width / (dpi.stencil * millimetre),

    paint(text, look) {
      missing.scan(text)
      const { picture, ...place } = draw(text, look, dpi.stencil * detail, (image) =>
        stencil(image, look.colour),
      )
      if (picture) return { picture, ...place }
      return draw(text, look, dpi.coloured * detail, coloured)
    },
  }
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
