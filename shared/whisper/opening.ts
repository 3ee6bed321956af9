/** The greeting of an empty panel, and the questions to choose from. */
import { z } from 'zod'
import { openingLimits } from './openingLimits'

/** Counts the changes: a save with an older one is refused. */
const rev = z.number().int().min(0)
const text = (limit: number) => z.string().trim().min(1).max(limit)
const settings = {
  /** '' for the default one. */
  greeting: z.string().max(openingLimits.greeting),
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
  greeting: z.string().trim().max(openingLimits.greeting),
  pages: z
    .array(
      z.strictObject({
        path: z.string().regex(/^\/[\w/-]{0,99}$/, 'Begin with a path, like /residential.'),
        greeting: text(openingLimits.greeting),
      }),
    )
    .max(openingLimits.pages),
  questions: z.array(text(openingLimits.question)).max(openingLimits.questions),
  rev,
})

/** As a visitor reads it. */
export const Opening = z.object({ greeting: z.string(), questions: z.array(z.string()) })
export type Opening = z.infer<typeof Opening>
