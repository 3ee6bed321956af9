/** Limits of the knowledge base and of its texts, in characters. */
export const limits = {
  title: 200,
  content: 20_000,
  tags: 20,
  tag: 50,
  /** Sections per entry. */
  sections: 1_000,
  /** Ways of asking per section; as many again that it never answers. */
  ways: 200,
  way: 200,
  /** All ways of an entry, and their characters: an entry is saved in one body of at most 1 MiB. */
  entryWays: 10_000,
  entryWayCharacters: 600_000,
  /** Ways added per call. */
  addedWays: 200,
  /** Entries in total, archived ones too. */
  entries: 5_000,
  /** Versions kept per entry, the latest ones. */
  versions: 50,
  /** Characters of all kept versions of an entry; the latest is kept whatever its length. */
  versionCharacters: 1_000_000,
  /** A search text. */
  search: 200,
  /** The name of the file that an entry came from. */
  filename: 255,
  /** Drafts added per call. */
  drafts: 200,
  /** 10 MiB. */
  importBytes: 10 * 1024 * 1024,
} as const
