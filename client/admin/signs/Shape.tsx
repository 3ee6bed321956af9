/** A part of a sign on the page, as the files have it. A unit is an inch. */
import { qrSvgPath } from '../ui/qr/svgPath'
import type { Shape as Drawn } from './layout/drawing'
import type { Typeface } from './layout/typeface'

export function Shape({ shape, face }: { shape: Drawn; face: Typeface }) {
  if (shape.kind === 'code') {
    const { code, x, y, side } = shape
    return (
      <path transform={`translate(${x} ${y}) scale(${side / code.size})`} d={qrSvgPath(code)} />
    )
  }
  if (shape.kind === 'box') {
    const { x, y, width, height, radius, colour } = shape
    return <rect x={x} y={y} width={width} height={height} rx={radius} fill={colour} />
  }
  const { text, weight, size, x, y, colour } = shape
  return <path d={face.outlineOf(text, weight, size, x, y)} fill={colour} />
}
