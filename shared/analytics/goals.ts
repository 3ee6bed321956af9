/** A company's goals for visits: a page of the site, or a press of a button or link. */
import { z } from 'zod'
import { pages } from '../content/pages'
import { goalLimits as limits } from './goalLimits'

export const Goal = z.strictObject({
  id: z.uuid(),
  name: z.string().trim().min(1).max(limits.name),
  on: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('page'),
      path: z.string().refine((path) => pages.some((page) => page.path === path), {
        error: 'is no page of the site',
      }),
    }),
    /** `text`: as visitors read it; case and punctuation don't matter. */
    z.strictObject({
      kind: z.literal('button'),
      text: z
        .string()
        .trim()
        .max(limits.text)
        .refine((text) => pressedText(text) !== '', { error: 'needs a letter or a digit' }),
    }),
  ]),
})
export type Goal = z.infer<typeof Goal>

export const Goals = z
  .array(Goal)
  .max(limits.goals)
  .refine((goals) => new Set(goals.map(({ id }) => id)).size === goals.length, {
    error: 'holds one goal twice',
  })

/** The form in which a button's text is compared: letters and digits only. */
export function pressedText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()
    .slice(0, limits.text)
}
