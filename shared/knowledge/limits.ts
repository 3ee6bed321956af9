/** How much the knowledge base holds, and how long its words may be. */
export const limits = {
  title: 200,
  content: 20_000,
  tags: 20,
  tag: 50,
  /** Sections of an entry. */
  sections: 1_000,
  /** Ways of asking for a section; as many again that it never answers. */
  ways: 200,
  way: 200,
  /** All ways of an entry, and their characters: it is saved as one body of at most 1 MiB. */
  entryWays: 10_000,
  entryWayCharacters: 600_000,
  /** Ways that are added by one call. */
  addedWays: 200,
  /** Entries in all, archived ones too. */
  entries: 5_000,
  /** The latest versions of an entry that are kept. */
  versions: 50,
  /** Characters that all kept versions of an entry have together, but for the latest. */
  versionCharacters: 1_000_000,
  /** Words that are looked for. */
  search: 200,
  /** The name of the file that an entry came from. */
  filename: 255,
  /** Drafts that are added by one call. */
  drafts: 200,
  /** 10 MiB. */
  importBytes: 10 * 1024 * 1024,
} as const
