/** The greeting of an empty panel, and the questions to choose from. */
import { z } from 'zod'
import { pages } from '../content/pages'
import { openingLimits as limits } from './openingLimits'

/** Counts the changes: a save with an older one is refused. */
const rev = z.number().int().min(0)
const text = (limit: number, missing: string) =>
  z.string().trim().min(1, missing).max(limit, `At most ${limit} characters.`)
const atMost = (most: number) => ({ error: `At most ${most} lines.` })
const isOnce = (values: string[]) => new Set(values).size === values.length
const settings = {
  /** '' for the default one. */
  greeting: z.string().max(limits.greeting),
  /** For single pages, by their path. */
  pages: z.array(z.strictObject({ path: z.string(), greeting: z.string() })),
  /** If empty, those answered most. */
  questions: z.array(z.string()),
  rev,
}

/** As admins write it. */
export const OpeningSettings = z.object(settings)
export type OpeningSettings = z.infer<typeof OpeningSettings>

export const OpeningForm = z.strictObject({
  greeting: z.string().trim().max(limits.greeting),
  pages: z
    .array(
      z.strictObject({
        path: z.string().refine((path) => pages.some((page) => page.path === path), {
          error: 'Begin with the path of a page of the site, like /residential.',
        }),
        greeting: text(limits.greeting, 'A greeting must follow the path.'),
      }),
    )
    .max(limits.pages, atMost(limits.pages))
    .refine((greeted) => isOnce(greeted.map(({ path }) => path)), { error: 'No page twice.' }),
  questions: z
    .array(text(limits.question, 'A question can’t be empty.'))
    .max(limits.questions, atMost(limits.questions))
    .refine(isOnce, { error: 'No question twice.' }),
  rev,
})

/** As a visitor reads it. */
export const Opening = z.object({ greeting: z.string(), questions: z.array(z.string()) })
export type Opening = z.infer<typeof Opening>
