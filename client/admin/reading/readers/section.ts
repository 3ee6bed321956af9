/** What a reader of files finds: a stretch of text under its headings. finish.ts makes drafts of them. */
import type { Category } from '#shared/knowledge/rules'

export interface Found {
  /** From the outermost heading to its own; empty for what stands before the first. */
  headings: readonly string[]
  /** In Markdown. */
  content: string
  /** Where it stands in the file: 'Line 12', 'Page 3', 'Row 4'. */
  place?: string
  /** Where the file itself says so. */
  category?: Category
  tags?: readonly string[]
}

export interface Section {
  title: string
  content: string
  place: string
  category: Category
  tags: readonly string[]
}

/** Of what reads files: the connection is gone, or the server has a newer program by now. */
export const notLoaded =
  'The file reader couldn’t be loaded. Check your connection or reload this page.'

/** A file that cannot be read, in words for who chose it. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  /** The file is an export of the knowledge base, which Import takes. */
  readonly isExport: boolean

  constructor(message: string, { isExport = false } = {}) {
    super(message)
    this.isExport = isExport
  }
}
