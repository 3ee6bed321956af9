/** What an admin should know before an entry is published: the page asks here and shows the answer. */
import type { Words } from '#shared/knowledge/rules'

export interface ToPublish {
  /** Null for one that is not stored yet. */
  id: string | null
  words: Words
}

/** Each a sentence; none when nothing speaks against it. */
export async function beforePublish(_entry: ToPublish): Promise<string[]> {
  return []
}
