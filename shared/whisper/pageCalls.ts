/** The site's own pages as Whisper reads them, each switched on or off. Times are epoch milliseconds. */
import { z } from 'zod'
import { calls } from '../contract'
import { pageAddresses } from './addresses'

export const SitePage = z.object({
  path: z.string(),
  title: z.string(),
  /** The number of its passages, read or not. */
  passages: z.number().int(),
  isOn: z.boolean(),
  /** The latest switch; null if nobody has switched the page. */
  switched: z
    .object({ at: z.number().int(), isYou: z.boolean(), signedInAt: z.number().int() })
    .nullable(),
})
export type SitePage = z.infer<typeof SitePage>

/** A passage, as an answer may say it. */
export const PagePassage = z.object({ url: z.string(), title: z.string(), text: z.string() })
export type PagePassage = z.infer<typeof PagePassage>

const path = z.string().max(200)

export const pageCalls = calls(pageAddresses, {
  pages: {
    access: 'admin',
    reply: z.object({
      pages: z.array(SitePage),
      /** When this server's Whisper last read the switched-on pages; null until the next question. */
      readAt: z.number().int().nullable(),
      timeZone: z.string(),
    }),
  },
  passages: {
    access: 'admin',
    query: z.strictObject({ path }),
    reply: z.object({ passages: z.array(PagePassage) }),
  },
  /** Once it replies, this server's next answer respects it. Errors: not-found (no such page). */
  switchPage: {
    access: 'admin',
    body: z.strictObject({ path, isOn: z.boolean() }),
    reply: z.object({ path: z.string(), isOn: z.boolean() }),
  },
})
