/** Recent changes of one index, in order: entries added and entries removed. */
import { type Code, valuesOfEntry } from './key'

/** Up to this many new codes, inserting each is cheaper than sorting all. */
const few = 16

export class Layer {
  private ordered: Code[] = []
  /** Codes not sorted in yet; some may be in `ordered` already. */
  private fresh: Code[] = []
  private readonly gone = new Set<Code>()
  /** For a unique index: the last change of each combination of values, found without sorting. */
  private readonly latest: Map<Code, Code> | undefined

  constructor(unique: boolean) {
    if (unique) this.latest = new Map()
  }

  get size(): number {
    return this.ordered.length + this.fresh.length
  }

  set(code: Code, present: boolean): void {
    this.fresh.push(code)
    if (!present) this.gone.add(code)
    else if (this.gone.size > 0) this.gone.delete(code)
    this.latest?.set(valuesOfEntry(code), code)
  }

  /** For a unique index: the last entry with these values that was added or removed. */
  latestOf(values: Code): Code | undefined {
    return this.latest?.get(values)
  }

  /** For a code in this layer: whether its entry is present. */
  isPresent(code: Code): boolean {
    return !this.gone.has(code)
  }

  /** The added and the removed entries, each sorted. */
  changes(): { added: readonly Code[]; gone: readonly Code[] } {
    const codes = this.codes()
    if (this.gone.size === 0) return { added: codes, gone: [] }
    return { added: codes.filter((code) => !this.gone.has(code)), gone: [...this.gone].sort() }
  }

  /** Every code once, sorted. */
  codes(): readonly Code[] {
    if (this.fresh.length > few)
      this.ordered = this.ordered.concat(this.fresh).sort().filter(isFirst)
    else for (const code of this.fresh) this.insert(code)
    this.fresh = []
    return this.ordered
  }

  private insert(code: Code): void {
    const place = insertionIndex(this.ordered, code)
    if (this.ordered[place] !== code) this.ordered.splice(place, 0, code)
  }
}

function isFirst(code: Code, position: number, codes: readonly Code[]): boolean {
  return position === 0 || codes[position - 1] !== code
}

/** The position of the first code that isn't less than this one. */
export function insertionIndex(codes: readonly Code[], code: Code): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((codes[middle] as Code) < code) low = middle + 1
    else high = middle
  }
  return low
}
