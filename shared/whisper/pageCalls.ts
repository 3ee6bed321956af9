/** The site's own pages as Whisper reads them, each switched on or off. Times are epoch milliseconds. */
import { z } from 'zod'
import { calls } from '../contract'
import { pageAddresses } from './addresses'

export const SitePage = z.object({
  path: z.string(),
  title: z.string(),
  /** How many passages it has, read or not. */
  passages: z.number().int(),
  isOn: z.boolean(),
  /** Its sentences are said only to questions that ask for what they are about. */
  /** The latest switching; null for a page that nobody has switched. Admins have no names of their own. */
  switched: z
    .object({ at: z.number().int(), isYou: z.boolean(), signedInAt: z.number().int() })
    .nullable(),
})
export type SitePage = z.infer<typeof SitePage>

/** One passage, as an answer may say it. */
export const PagePassage = z.object({ url: z.string(), title: z.string(), text: z.string() })
export type PagePassage = z.infer<typeof PagePassage>

const path = z.string().max(200)

export const pageCalls = calls(pageAddresses, {
  pages: {
    access: 'admin',
    reply: z.object({
      pages: z.array(SitePage),
      /** When this server's Whisper last read what is on; null: it will with the next question. */
      readAt: z.number().int().nullable(),
      timeZone: z.string(),
    }),
  },
  passages: {
    access: 'admin',
    query: z.strictObject({ path }),
    reply: z.object({ passages: z.array(PagePassage) }),
  },
  /** When it replies, this server's next answer knows it. Errors: not-found (no such page). */
  switchPage: {
    access: 'admin',
    body: z.strictObject({ path, isOn: z.boolean() }),
    reply: z.object({ path: z.string(), isOn: z.boolean() }),
  },
})
