/** Calls of a visitor who leaves a message to be answered later, or returns by a private link. */
import { z } from 'zod'
import { isBlank } from '../../blank'
import { calls } from '../../contract'
import { linkWays } from '../../linkWays'
import { Handled } from '../handover/records'
import { PagePath } from '../records'
import { answeredLaterAddresses } from './addresses'

export const answeredLaterCalls = calls(answeredLaterAddresses, {
  /** How answers can be sent; empty if the server sends neither e-mails nor texts. */
  ways: {
    access: 'anyone',
    reply: z.object({
      ways: z.array(z.enum(linkWays)),
      /** The company's hours, in words, and when a person is back; each only if known. */
      hours: z.string().optional(),
      back: z.string().optional(),
    }),
  },
  /**
   * Leaves a message to be answered later, or changes where to answer. `id` as in `person`
   * (../events.ts), but a repeat with another name or address corrects the first. Errors: invalid by
   * field (linkWays.ts); conflict if an answer went to the first; too-many; unavailable.
   */
  leave: {
    access: 'visitor',
    body: z.strictObject({
      id: z.uuid().toLowerCase(),
      page: PagePath,
      name: z
        .string()
        .trim()
        .max(100)
        .refine((text) => !isBlank(text) && !/\p{Cc}/u.test(text)),
      to: z.string().trim().max(200),
      consent: z.boolean(),
    }),
    reply: Handled.extend({ conversationId: z.string() }),
  },
  /**
   * Makes this browser the conversation's visitor, by the token of a private link. Errors: gone if
   * the link has expired; conflict if this browser has another conversation, unless it `leaves`
   * that one; too-many.
   */
  enter: {
    access: 'anyone',
    body: z.strictObject({ token: z.string().max(64), leaves: z.boolean().default(false) }),
    reply: z.strictObject({}),
  },
})
