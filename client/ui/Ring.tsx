/** The square ring of a QR code's finder pattern, 7 by 7 modules of 8 units: around mark, face and portrait. */
export const ring = {
  x: 4,
  y: 4,
  width: 48,
  height: 48,
  rx: 6,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 8,
} as const

export function Ring() {
  return <rect {...ring} />
}
