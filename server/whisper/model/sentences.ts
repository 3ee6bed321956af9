/** A sentence goes on after "9 a.m." when a small letter follows. */
const end = String.raw`[.!?]["”’')]*(?=\s+[^\s\p{Ll}])`

/** The part of a text in the making that will not change: up to its last sentence's end. */
export function wholeSentences(soFar: string): string {
  const ends = [...soFar.matchAll(new RegExp(end, 'gu'))]
  const last = ends.at(-1)
  return last === undefined ? '' : soFar.slice(0, last.index + last[0].length)
}

export function sentencesOf(text: string): string[] {
  return text.split(new RegExp(`(?<=${end})\\s+`, 'u'))
}
