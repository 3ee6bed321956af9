/**
 * A text as a QR code. It has the smallest size that fits the text with at least the given error
 * correction, and uses more correction where the size has room.
 */
import { correction, generate } from 'lean-qr'

export interface QrCode {
  /** Modules per side, without the quiet zone. */
  size: number
  /** False outside the code, too. */
  isDark(x: number, y: number): boolean
}

/** Share of the code that may be damaged: about 15, 25 or 30 percent. */
type Correction = 'M' | 'Q' | 'H'

/** Width in modules of the light border around the code (ISO/IEC 18004). */
export const quietZone = 4

export function qrCode(text: string, least: Correction): QrCode {
  const code = generate(text, { minCorrectionLevel: correction[least] })
  return { size: code.size, isDark: (x, y) => code.get(x, y) }
}
