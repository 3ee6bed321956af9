/** Recent changes of one index, in order: entries that came, and entries that went. */
import type { Code } from './key'

/** With so few new codes, putting each in its place is cheaper than sorting all. */
const few = 16

export class Layer {
  private readonly changes = new Map<Code, boolean>()
  private ordered: Code[] = []
  private fresh: Code[] = []

  get size(): number {
    return this.changes.size
  }

  set(code: Code, present: boolean): void {
    if (!this.changes.has(code)) this.fresh.push(code)
    this.changes.set(code, present)
  }

  /** Whether the entry is there or gone, as far as this layer knows. */
  get(code: Code): boolean | undefined {
    return this.changes.get(code)
  }

  codes(): readonly Code[] {
    if (this.fresh.length > few) this.ordered = this.ordered.concat(this.fresh).sort()
    else for (const code of this.fresh) this.ordered.splice(placeOf(this.ordered, code), 0, code)
    this.fresh = []
    return this.ordered
  }
}

/** The position of the first code that is not before this one. */
export function placeOf(codes: readonly Code[], code: Code): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((codes[middle] as Code) < code) low = middle + 1
    else high = middle
  }
  return low
}
