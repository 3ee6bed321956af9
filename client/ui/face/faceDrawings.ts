/**
 * Whisper's five faces, without the ring, in the mark's 56 by 56 units. Face draws them on pages,
 * and the admin's icon files use the same shapes.
 */
import type { Emotion } from '#shared/whisper/answer'

interface Block {
  x: number
  y: number
  width: number
  height: number
  rx: number
}
interface Line {
  d: string
}
/** A filled rectangle, or a line drawn with `lineStyle`. */
export type Shape = Block | Line
interface Drawing {
  eyes: readonly Shape[]
  mouth: readonly Shape[]
}

export const lineStyle = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
} as const

const block = (x: number, y: number, width = 8, height = 8, rx = 2): Block => ({
  x,
  y,
  width,
  height,
  rx,
})
const line = (d: string): Line => ({ d })

export const faceDrawings: Record<Emotion, Drawing> = {
  default: {
    eyes: [block(16, 18), block(32, 18)],
    mouth: [line('M20 34c4 3 12 3 16 0')],
  },
  happy: {
    eyes: [line('M15 25c1.5-6 8.5-6 10 0M31 25c1.5-6 8.5-6 10 0')],
    mouth: [line('M18 34c5.5 7 14.5 7 20 0')],
  },
  thinking: {
    eyes: [block(20, 14), block(36, 14)],
    mouth: [block(17, 34, 5, 5, 1.5), block(25.5, 34, 5, 5, 1.5), block(34, 34, 5, 5, 1.5)],
  },
  surprised: {
    eyes: [block(16, 14, 8, 12), block(32, 14, 8, 12)],
    mouth: [line('M26 33h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z')],
  },
  winking: {
    eyes: [block(16, 18), block(31, 21, 10, 4)],
    mouth: [line('M20 33c4.5 6 11.5 6 16 0')],
  },
}
