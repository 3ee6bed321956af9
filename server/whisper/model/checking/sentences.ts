/** The end of a sentence, but not the "m." in "9 a.m." if a lowercase letter follows. */
const end = String.raw`[.!?]["”’')]*(?=\s+[^\s\p{Ll}])`

/** The part of a growing text that is final: up to the end of its last whole sentence. */
export function wholeSentences(soFar: string): string {
  const ends = [...soFar.matchAll(new RegExp(end, 'gu'))]
  const last = ends.at(-1)
  return last === undefined ? '' : soFar.slice(0, last.index + last[0].length)
}

export function sentencesOf(text: string): string[] {
  return text.split(new RegExp(`(?<=${end})\\s+`, 'u'))
}
