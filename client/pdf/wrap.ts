/**
 * Breaks a paragraph into lines no wider than `width`. Lines break at spaces; a word that is wider
 * than a line, or text without spaces, breaks between any two graphemes.
 */

export function wrap(
  paragraph: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  if (widthOf(paragraph) <= width) return [paragraph]
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const parts = widthOf(word) <= width ? [word] : broken(word, width, widthOf)
    line = parts.pop() ?? ''
    lines.push(...parts)
  }
  lines.push(line)
  return lines
}

function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = []
  let part = ''
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  parts.push(part)
  return parts
}
