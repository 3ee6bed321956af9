/** Recent changes of one index, in order: entries that came, and entries that went. */
import { type Code, valuesOfEntry } from './key'

/** With so few new codes, putting each in its place is cheaper than sorting all. */
const few = 16

export class Layer {
  private ordered: Code[] = []
  /** Codes that are not in their place yet; some may be there already. */
  private fresh: Code[] = []
  private readonly gone = new Set<Code>()
  /** Of a unique index: the last change of each combination of values, which finds it without order. */
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

  /** Of a unique index: the last entry with these values that came or went. */
  latestOf(values: Code): Code | undefined {
    return this.latest?.get(values)
  }

  /** Of a code that is in this layer: whether its entry is there, or gone. */
  isPresent(code: Code): boolean {
    return !this.gone.has(code)
  }

  /** In order, the entries that came, and those that went. */
  changes(): { added: readonly Code[]; gone: readonly Code[] } {
    const codes = this.codes()
    if (this.gone.size === 0) return { added: codes, gone: [] }
    return { added: codes.filter((code) => !this.gone.has(code)), gone: [...this.gone].sort() }
  }

  /** Every code once, in order. */
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

/** The position of the first code that is not before this one. */
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
