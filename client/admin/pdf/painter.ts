/**
 * Draws a line of text as a picture: for what the embedded font has no letters for. A browser's canvas
 * brings the fonts of the system, joins letters and orders what is written from right to left.
 */
import type { TextLook } from './pen'

/** Millimetres, from the baseline and the place where the text begins. */
export interface Painted {
  /** A PNG as a data URL. */
  image: string
  left: number
  top: number
  width: number
  height: number
}

export interface Painter {
  /** Millimetres. */
  widthOf(text: string, look: TextLook): number
  paint(text: string, look: TextLook): Painted
}

const dpi = 300
const dotsOfPoint = dpi / 72
const dotsOfMillimetre = dpi / 25.4
const weights = { light: 300, normal: 400, bold: 700, black: 900 }
/** Levels of a dot's cover that are told apart: what the eye does not see would make the file larger. */
const levels = 15

export function canvasPainter(newCanvas: () => HTMLCanvasElement): Painter {
  const measuring = contextOf(newCanvas())
  return {
    widthOf: (text, look) => measured(measuring, text, look).width / dotsOfMillimetre,

    paint(text, look) {
      const box = measured(measuring, text, look)
      // A dot more on each side, for softened edges.
      const left = Math.ceil(box.actualBoundingBoxLeft) + 1
      const top = Math.ceil(box.actualBoundingBoxAscent) + 1
      const right = Math.max(box.actualBoundingBoxRight, box.width)
      const width = Math.max(1, left + Math.ceil(right) + 1)
      const height = Math.max(1, top + Math.ceil(box.actualBoundingBoxDescent) + 1)
      const canvas = newCanvas()
      canvas.width = width
      canvas.height = height
      const context = contextOf(canvas)
      context.font = fontOf(look)
      context.fillStyle = look.colour ?? '#000000'
      context.fillText(text, left, top)
      coarsen(context, width, height)
      return {
        image: canvas.toDataURL('image/png'),
        left: -left / dotsOfMillimetre,
        top: -top / dotsOfMillimetre,
        width: width / dotsOfMillimetre,
        height: height / dotsOfMillimetre,
      }
    },
  }
}

function measured(context: CanvasRenderingContext2D, text: string, look: TextLook): TextMetrics {
  context.font = fontOf(look)
  return context.measureText(text)
}

function fontOf({ weight, size }: TextLook): string {
  return `${weights[weight]} ${size * dotsOfPoint}px Lato, sans-serif`
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws on no canvas.')
  return context
}

function coarsen(context: CanvasRenderingContext2D, width: number, height: number): void {
  const dots = context.getImageData(0, 0, width, height)
  for (let at = 3; at < dots.data.length; at += 4) {
    dots.data[at] = Math.round((Math.round(((dots.data[at] ?? 0) / 255) * levels) / levels) * 255)
  }
  context.putImageData(dots, 0, 0)
}
