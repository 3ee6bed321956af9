/**
 * Where an address may go on in the next line: after a slash, before ? and &, and after a dash of the
 * path. The host's name stays whole.
 */
const breakable = /(?<=[^:/]\/|[^:/]\/.*-)(?=[^/-])|(?=[?&])/

/** The text in up to `most` lines, each way of fewer lines first; the lines as even as they can be. */
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
