/** The measures of every sign, in inches; most scale with its shorter side. */
import type { Size } from './size'

/** Printed beyond the edge, so that an inexact cut shows no white. */
export const bleed = 0.125
/** Minimum distance of anything readable from the edge. */
export const safe = 0.25

export interface Frame {
  /** From the edge to the frame's line. */
  inset: number
  line: number
  radius: number
  /** Inside the line. */
  padding: number
}

export function frameOf({ width, height }: Size): Frame {
  const shorter = Math.min(width, height)
  return {
    inset: Math.max(safe, 0.03 * shorter),
    line: 0.018 * shorter,
    radius: 0.05 * shorter,
    padding: 0.045 * shorter,
  }
}
