/** The part of a text in the making that will not change: up to its last sentence's end. */
export function wholeSentences(soFar: string): string {
  const ends = [...soFar.matchAll(/[.!?]["”’')]*(?=\s+\S)|\n(?=\s*\S)/g)]
  const last = ends.at(-1)
  return last === undefined ? '' : soFar.slice(0, last.index + last[0].length)
}
