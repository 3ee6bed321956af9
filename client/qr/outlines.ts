/**
 * The dark areas of a QR code as closed outlines, in modules from the top left. Whole areas rather
 * than a square per module: no renderer shows seams, and a cutter cuts each area once. Outer edges
 * run clockwise and holes counterclockwise, so either fill rule draws the same.
 */
import type { QrCode } from './qrCode'

interface Corner {
  x: number
  y: number
}
type Outline = readonly Corner[]

/** Seen from a corner: the step to the next one, and the modules on the right and the left. */
interface Ahead {
  step: readonly [number, number]
  right: readonly [number, number]
  left: readonly [number, number]
}
/** Right, down, left, up: the next in the list is a turn to the right. */
const headings: readonly Ahead[] = [
  { step: [1, 0], right: [0, 0], left: [0, -1] },
  { step: [0, 1], right: [-1, 0], left: [0, 0] },
  { step: [-1, 0], right: [-1, -1], left: [-1, 0] },
  { step: [0, -1], right: [0, -1], left: [-1, -1] },
]

export function outlinesOf({ size, isDark }: QrCode): Outline[] {
  const walked = new Set<number>()
  const outlines: Outline[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      // Every outline includes the upper edge of a dark module.
      const isUpperEdge = isDark(x, y) && !isDark(x, y - 1)
      if (isUpperEdge && !walked.has(y * size + x)) outlines.push(walk({ x, y }))
    }
  }
  return outlines

  /** Follows an edge, dark on its right, from the left end of an upper edge back to the start. */
  function walk(start: Corner): Outline {
    const corners: Corner[] = []
    let at = start
    let heading = 0
    do {
      if (heading === 0) walked.add(at.y * size + at.x)
      at = moved(at, headings[heading]?.step)
      const turn = directionChange(at, headings[heading])
      if (turn !== 0) corners.push(at)
      heading = (heading + turn + 4) % 4
    } while (at.x !== start.x || at.y !== start.y || heading !== 0)
    return corners
  }

  /** 1 is right, -1 is left. Trying right first keeps modules apart that touch only at a corner. */
  function directionChange(at: Corner, ahead: Ahead | undefined): -1 | 0 | 1 {
    const onRight = moved(at, ahead?.right)
    if (!isDark(onRight.x, onRight.y)) return 1
    const onLeft = moved(at, ahead?.left)
    return isDark(onLeft.x, onLeft.y) ? -1 : 0
  }
}

function moved({ x, y }: Corner, [right, down]: readonly [number, number] = [0, 0]): Corner {
  return { x: x + right, y: y + down }
}
