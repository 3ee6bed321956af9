/** Markdown as plain text, and its sentences. */

/** A sentence ends with a mark and a space, so that `e.g. this`, `$1.50`, `Dr. Oak` and addresses stay whole. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|Mt|Ft)\.)\s+(?=[\p{Lu}\p{N}"“])/u)
    .filter((sentence) => sentence !== '')
}

/**
 * One block without Markdown's marks, since answers are plain text. A line's first blanks don't reach
 * into the next line, or each of many empty lines would be looked through to the last.
 */
export function plain(block: string): string {
  return block
    .replace(/^[^\S\r\n\u2028\u2029]*(?:[-*+>]|\d+[.)])\s+/gm, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
