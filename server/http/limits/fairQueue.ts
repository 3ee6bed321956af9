/**
 * A bounded queue in which askers take turns: hundreds of questions delay only their own asker. An
 * asker is a path, widest first, such as an address and one of its visitors: addresses take turns,
 * and within an address its visitors do. No asker may be a prefix of another.
 */
export type Asker = readonly string[]

export class FairQueue<T> {
  private readonly line = new Line<T>()

  constructor(private readonly most: number) {}

  /** Returns the item there's no room for, if any: the newest of the asker with the most. */
  add(asker: Asker, item: T): T | undefined {
    this.line.add(asker, item)
    return this.line.size > this.most ? this.line.dropNewest() : undefined
  }

  /** The next in turn. */
  take(): T | undefined {
    return this.line.take()
  }

  /** Does nothing if it is no longer waiting. */
  remove(asker: Asker, item: T): void {
    this.line.remove(asker, item)
  }

  takeAll(): T[] {
    const all: T[] = []
    for (let next = this.take(); next !== undefined; next = this.take()) all.push(next)
    return all
  }
}

/** One asker's waiting items, or the lines of the askers within it, the next in turn first. */
class Line<T> {
  size = 0
  private readonly items: T[] = []
  private readonly lines = new Map<string, Line<T>>()

  add([first, ...rest]: Asker, item: T): void {
    this.size += 1
    if (first === undefined) {
      this.items.push(item)
      return
    }
    const line = this.lines.get(first) ?? new Line<T>()
    this.lines.set(first, line)
    line.add(rest, item)
  }

  take(): T | undefined {
    if (this.size === 0) return undefined
    this.size -= 1
    const [next] = this.lines
    if (!next) return this.items.shift()
    const [name, line] = next
    const item = line.take()
    this.lines.delete(name)
    if (line.size > 0) this.lines.set(name, line)
    return item
  }

  dropNewest(): T | undefined {
    this.size -= 1
    let longest: [string, Line<T>] | undefined
    for (const one of this.lines) if (!longest || one[1].size >= longest[1].size) longest = one
    if (!longest) return this.items.pop()
    const [name, line] = longest
    const item = line.dropNewest()
    if (line.size === 0) this.lines.delete(name)
    return item
  }

  remove([first, ...rest]: Asker, item: T): boolean {
    if (first === undefined) {
      const index = this.items.indexOf(item)
      if (index < 0) return false
      this.items.splice(index, 1)
    } else {
      const line = this.lines.get(first)
      if (!line?.remove(rest, item)) return false
      if (line.size === 0) this.lines.delete(first)
    }
    this.size -= 1
    return true
  }
}
