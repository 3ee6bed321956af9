/** Where a passage is searched, and what a term counts for by where it stands. */
import type { Passage } from './passages'
import { words } from './words/fold'

export const fields = ['text', 'heading', 'title', 'tags'] as const
export type Field = (typeof fields)[number]

/** Title and tags are about the entry, not about this passage. */
export const credit: Readonly<Record<Field, number>> = {
  text: 1,
  heading: 0.9,
  title: 0.7,
  tags: 0.4,
}
export const boost: Readonly<Record<Field, number>> = { text: 1, heading: 1.5, title: 1, tags: 0.5 }

export function wordsOf({ text, heading, title, tags }: Passage): Record<Field, string[]> {
  return {
    text: words(text),
    heading: words(heading),
    title: words(title),
    tags: words(tags.join(' ')),
  }
}
