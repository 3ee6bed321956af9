/**
 * The sign as an SVG for sign shops: everything is outlines, so that it prints and cuts the same
 * without the font. One unit is a point (1/72 in), as Illustrator and CorelDRAW assume.
 */
import { qrSvgPath } from '../../../qr/svgPath'
import type { Shape } from '../layout/drawing'
import type { Sign } from '../layout/sign'
import { sizeName } from '../layout/size'
import type { Typeface } from '../layout/typeface'
import { cropMarks, margin, markWidth, note, notePlace, noteSize, sheetSize } from './sheet'

const points = 72

export function signSvg(sign: Sign, face: Typeface): string {
  const sheet = sheetSize(sign.size)
  const marks = cropMarks(sign.size)
    .map(({ from, to }) => `M${pt(from.x)} ${pt(from.y)}L${pt(to.x)} ${pt(to.y)}`)
    .join('')
  const at = notePlace(sign.size)
  const noted = face.outlineOf(
    note(sign.size),
    'bold',
    noteSize * points,
    at.x * points,
    at.y * points,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pt(sheet.width) / points}in" height="${pt(sheet.height) / points}in" viewBox="0 0 ${pt(sheet.width)} ${pt(sheet.height)}">`,
    `<title>${escaped(`Sign ${sign.words.main}, ${sizeName(sign.size)}`)}</title>`,
    `<g id="sign" transform="translate(${pt(margin)} ${pt(margin)})">`,
    ...sign.shapes.map((shape) => element(shape, face)),
    '</g>',
    `<g id="crop-marks"><path d="${marks}" fill="none" stroke="#000000" stroke-width="${pt(markWidth)}"/><path d="${noted}"/></g>`,
    '</svg>\n',
  ].join('\n')
}

function element(shape: Shape, face: Typeface): string {
  if (shape.kind === 'code') {
    const { code, x, y, side } = shape
    const module = (side * points) / code.size
    return `<path id="qr-code" transform="translate(${pt(x)} ${pt(y)}) scale(${rounded(module, 6)})" d="${qrSvgPath(code)}" fill="#000000"/>`
  }
  const fill = shape.color === 'black' ? '#000000' : '#ffffff'
  if (shape.kind === 'box') {
    const { x, y, width, height, radius } = shape
    const corner = radius > 0 ? ` rx="${pt(radius)}"` : ''
    return `<rect x="${pt(x)}" y="${pt(y)}" width="${pt(width)}" height="${pt(height)}"${corner} fill="${fill}"/>`
  }
  const { text, weight, size, x, y } = shape
  const outline = face.outlineOf(text, weight, size * points, x * points, y * points)
  return `<path aria-label="${escaped(text)}" d="${outline}" fill="${fill}"/>`
}

function pt(inches: number): number {
  return rounded(inches * points, 3)
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
