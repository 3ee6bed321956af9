/** Limits of a resource's texts, in characters, and of its file. */
export const limits = {
  title: 120,
  description: 1_000,
  filename: 120,
  url: 2_000,
  note: 500,
  /** 200 MB. */
  fileBytes: 200 * 1024 * 1024,
} as const
