/** A heading as plain words: without the marks of Markdown and on one line. */
export function plainTitle(heading: string): string {
  return heading
    .slice(0, 1_000)
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/<[^<>\n]{0,300}>/g, '')
    .replace(/\*\*|__|[`*~]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
