/** The dark areas of a QR code as the `d` of one SVG path; a module is 1 unit. */
import { outlinesOf } from './outlines'
import type { QrCode } from './qrCode'

export function qrSvgPath(code: QrCode): string {
  return outlinesOf(code)
    .map((outline) => `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
    .join('')
}
