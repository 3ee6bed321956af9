/**
 * A square in the middle of a code that stays light, for an icon. A fifth of a side is about a twentieth of the
 * code: with the strongest correction, which mends 30 percent, enough is left for dirt.
 */
import type { QrCode } from './qrCode'

const share = 0.2

export interface Clearing {
  /** Modules from the code's edge, and along a side. */
  from: number
  side: number
}

/** In whole modules. A code's side is odd, so an odd square stands exactly in its middle. */
export function clearingOf({ size }: QrCode): Clearing {
  const side = 2 * Math.round((size * share - 1) / 2) + 1
  return { from: (size - side) / 2, side }
}

export function withClearing(code: QrCode): QrCode {
  const { from, side } = clearingOf(code)
  const isWithin = (at: number) => at >= from && at < from + side
  return {
    size: code.size,
    isDark: (x, y) => !(isWithin(x) && isWithin(y)) && code.isDark(x, y),
  }
}
