/** How much the knowledge base holds, and how long its words may be. */
export const limits = {
  title: 200,
  content: 20_000,
  tags: 20,
  tag: 50,
  /** Entries in all, archived ones too. */
  entries: 5_000,
  /** The latest versions of an entry that are kept. */
  versions: 50,
  /** Words that are looked for. */
  search: 200,
  /** The name of the file that an entry came from. */
  filename: 255,
  /** Drafts that are added by one call. */
  drafts: 200,
  /** 10 MiB. */
  importBytes: 10 * 1024 * 1024,
} as const
