/** Finds entries by words or parts of words, in any order. */
import type { KnowledgeRecord } from './record'
import { newestContent, contentOf } from './record'

/** Ids of entries whose newest or published words contain each word of the text. */
export async function search(
  entries: AsyncIterable<KnowledgeRecord>,
  text: string,
): Promise<string[]> {
  const wanted = folded(text).split(/\s+/).filter(Boolean)
  const found: string[] = []
  for await (const record of entries) {
    const says = folded([newestContent(record), contentOf(record)].map(textOf).join('\n'))
    if (wanted.every((word) => says.includes(word))) found.push(record._id)
  }
  return found
}

function textOf({ title, content, tags }: Partial<KnowledgeRecord>): string {
  return [title, content, ...(tags ?? [])].join('\n')
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
