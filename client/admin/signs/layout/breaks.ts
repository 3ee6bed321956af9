/**
 * Where an address may break: after a slash, before ? and &, and after a dash in the path. The host
 * name stays whole.
 */
const breakable = /(?<=[^:/]\/|[^:/]\/.*-)(?=[^/-])|(?=[?&])/

/** Ways to break the text into up to `most` lines, fewest lines first, as even as possible. */
export function linesOf(text: string, most: number): string[][] {
  const parts = text.split(breakable)
  const ways: string[][] = [[text]]
  for (let count = 2; count <= Math.min(most, parts.length); count++) ways.push(even(parts, count))
  return ways
}

function even(parts: readonly string[], count: number): string[] {
  if (count === 1) return [parts.join('')]
  let best: string[] = []
  for (let end = 1; end <= parts.length - count + 1; end++) {
    const lines = [parts.slice(0, end).join(''), ...even(parts.slice(end), count - 1)]
    if (best.length === 0 || longest(lines) < longest(best)) best = lines
  }
  return best
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length))
}
