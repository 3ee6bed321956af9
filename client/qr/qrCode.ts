/**
 * A text as a QR code: its modules, dark or light. The code is made in the smallest size that holds
 * the text with at least the given correction, and takes more correction where the size has room.
 */
import { correction, generate } from 'lean-qr'

export interface QrCode {
  /** Modules along a side, without the quiet zone. */
  size: number
  /** Light outside the code too. */
  isDark(x: number, y: number): boolean
}

/** How much of the code may be lost or dirty: about 15, 25 or 30 percent. */
export type Correction = 'M' | 'Q' | 'H'

/** ISO/IEC 18004: this many light modules stand around the code on every side. */
export const quietZone = 4

export function qrCode(text: string, least: Correction): QrCode {
  const code = generate(text, { minCorrectionLevel: correction[least] })
  return { size: code.size, isDark: (x, y) => code.get(x, y) }
}
