/** The company's mark, a QR code's finder pattern: 7 by 7 modules of 8 units. Every drawing uses it. */
export const mark = {
  size: 56,
  ring: { x: 4, y: 4, width: 48, height: 48, rx: 6, strokeWidth: 8 },
  square: { x: 16, y: 16, width: 24, height: 24, rx: 3 },
} as const

/** The mark's two rectangles as SVG, for anything not drawn by React. `color`: any CSS color. */
export function markSvg(color: string): string {
  const { strokeWidth, ...ring } = mark.ring
  return [
    `<rect ${attributes(ring)} fill="none" stroke="${color}" stroke-width="${strokeWidth}"/>`,
    `<rect ${attributes(mark.square)} fill="${color}"/>`,
  ].join('')
}

function attributes(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}
