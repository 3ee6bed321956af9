/** Schemas of a quote's fields as typed: trimmed, limited, and free of control characters. */
import { z } from 'zod'
import { limits } from './limits'
import { quoteProblems } from './problems'

/** Several lines. Like `line`, aborts on overlong input: no rule processes a million characters. */
export const text = (limit: number) =>
  z
    .string()
    .max(limit * 2, { abort: true })
    .transform((value) =>
      value.toWellFormed().replace(/\r\n?/g, '\n').replace(otherControls, '').trim(),
    )
    .default('')
const otherControls = /(?![\n\t])\p{Cc}/gu

/** A single line, whatever was pasted into it. */
export const line = (limit: number) =>
  z
    .string()
    .max(limit * 2, { abort: true })
    .transform((value) =>
      value
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .default('')

export const content = {
  customer: line(limits.name),
  company: line(limits.company),
  email: line(limits.email),
  phone: line(limits.phone),
  site: line(limits.site),
  preparedBy: line(limits.preparedBy),
  notes: text(limits.notes),
  discount: z.number().default(0),
  tax: z.number().default(0),
  callBox: z.strictObject({ entrances: z.number(), line: z.number() }).nullable().default(null),
  lines: z.array(z.strictObject({ id: z.string().max(100), quantity: z.number() })).max(1_000),
}

export function refineContent(
  draft: Parameters<typeof quoteProblems>[0],
  context: z.core.$RefinementCtx,
): void {
  for (const [field, message] of Object.entries(quoteProblems(draft))) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
}
