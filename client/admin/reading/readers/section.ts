/** What a file reader finds: text under its headings. finish.ts turns it into sections. */
import type { Category } from '#shared/knowledge/rules'

export interface Found {
  /** From the outermost heading to its own; empty for text before the first heading. */
  headings: readonly string[]
  /** Markdown. */
  content: string
  /** Place in the file: 'Line 12', 'Page 3', 'Row 4'. */
  place?: string
  /** If the file specifies it. */
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

/** The file reader failed to load: the connection is lost, or the server has a newer version. */
export const notLoaded =
  'The file reader couldn’t be loaded. Check your connection or reload this page.'

/** A file that can't be read, with a message for the admin. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  /** Whether the file is an export of the knowledge base, which belongs in Import. */
  readonly isExport: boolean

  constructor(message: string, { isExport = false } = {}) {
    super(message)
    this.isExport = isExport
  }
}
