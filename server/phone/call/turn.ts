/**
 * The state of a call, kept in the address that the provider requests next and signs. So if a
 * server dies in the middle of a call, another can continue it.
 */
import { z } from 'zod'

export const turnPath = '/api/phone/call/turn'

const Turn = z.object({
  n: z.coerce.number().int().min(1).max(99),
  /**
   * What the caller was asked. ask: for a question. offer: which one is meant. helped: whether it
   * helped. form: whether to text the quote form. links: whether to text the links, before the end.
   */
  phase: z.enum(['ask', 'offer', 'helped', 'form', 'links']),
  /** The number of the turn whose answer made the offer. */
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
