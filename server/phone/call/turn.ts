/**
 * Where a call stands: in the address that the provider asks next, which it signs. So a server that
 * dies in the middle of a call leaves the rest of it to the next.
 */
import { z } from 'zod'

export const turnPath = '/api/phone/call/turn'

const Turn = z.object({
  n: z.coerce.number().int().min(1).max(99),
  /**
   * ask: a question is expected. offer: which one is meant. helped: whether it helped. form: whether to
   * text the quote form. links: whether to text the links, before the end.
   */
  phase: z.enum(['ask', 'offer', 'helped', 'form', 'links']),
  /** Whose answer offers: that turn's number. */
  of: z.coerce.number().int().min(1).max(99).optional(),
  /** Misunderstandings in a row. */
  missed: z.coerce.number().int().min(0).max(9),
  silent: z.coerce.number().int().min(0).max(9),
})
export type Turn = z.infer<typeof Turn>

export const firstTurn: Turn = { n: 1, phase: 'ask', missed: 0, silent: 0 }

export function addressOf(publicUrl: string, turn: Turn): string {
  const known = Object.entries(turn).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(known.map(([name, value]) => [name, `${value}`]))
  return `${publicUrl}${turnPath}?${query}`
}

export function readTurn(query: unknown): Turn | null {
  const read = Turn.safeParse(query)
  return read.success ? read.data : null
}
