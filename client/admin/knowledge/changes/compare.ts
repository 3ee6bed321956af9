/** Compares two texts word by word. Pure. */

export interface Part {
  kind: 'same' | 'gone' | 'come'
  text: string
}

/** Above this many pairs of words, lines are compared: coarser but cheaper. */
const maxPairs = 1_000_000

export function differences(before: string, after: string): Part[] {
  const words = [before, after].map((text) => text.split(/(?<=\s)(?=\S)/))
  const lines = [before, after].map((text) => text.split(/(?<=\n)/))
  const [a = [], b = []] = pairs(words) <= maxPairs ? words : lines
  return joined([...compared(a, b)])
}

const pairs = ([a = [], b = []]: string[][]) => a.length * b.length

function* compared(a: string[], b: string[]): Generator<Part> {
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1
  let tail = 0
  const most = Math.min(a.length, b.length) - head
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1
  yield { kind: 'same', text: a.slice(0, head).join('') }
  yield* between(a.slice(head, a.length - tail), b.slice(head, b.length - tail))
  yield { kind: 'same', text: a.slice(a.length - tail).join('') }
}

/** Compares by the longest common subsequence. */
function* between(a: string[], b: string[]): Generator<Part> {
  if (a.length * b.length > maxPairs) {
    yield { kind: 'gone', text: a.join('') }
    yield { kind: 'come', text: b.join('') }
    return
  }
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]]
    if (one !== undefined && one === other) {
      yield { kind: 'same', text: one }
      i += 1
      j += 1
    } else if (
      one !== undefined &&
      (other === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    ) {
      yield { kind: 'gone', text: one }
      i += 1
    } else if (other !== undefined) {
      yield { kind: 'come', text: other }
      j += 1
    }
  }
}

function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = []
  for (const { kind, text } of parts) {
    const last = found.at(-1)
    if (text === '') continue
    if (last?.kind === kind) last.text += text
    else found.push({ kind, text })
  }
  return found
}
