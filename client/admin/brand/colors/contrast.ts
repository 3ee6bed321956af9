/** Contrast as WCAG 2.2 measures it (1.4.3, 1.4.6 and 1.4.11). */
import type { Color } from './color'

export type Verdict = 'AAA' | 'AA' | 'Pass' | 'Fail'

interface Verdicts {
  text: Verdict
  /** From 24 px, or 18.66 px in bold. */
  largeText: Verdict
  /** Icons and field borders. */
  graphics: Verdict
}

/** Contrast ratio, 1 to 21. */
export function contrastOf(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

export function verdictsOf(ratio: number): Verdicts {
  const level = (aaa: number, aa: number) => (ratio >= aaa ? 'AAA' : ratio >= aa ? 'AA' : 'Fail')
  return {
    text: level(7, 4.5),
    largeText: level(4.5, 3),
    graphics: ratio >= 3 ? 'Pass' : 'Fail',
  }
}

/** '7.55:1', rounded down. */
export function ratioText(ratio: number): string {
  return `${Math.floor(ratio * 100 + 1e-9) / 100}:1`
}

function luminance({ channels }: Color): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
