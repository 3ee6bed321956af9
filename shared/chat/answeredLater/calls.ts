/** What a visitor does who leaves a message to be answered later, and comes back by a private link. */
import { z } from 'zod'
import { isBlank } from '../../blank'
import { linkWays } from '../../contact/linkWays'
import { calls } from '../../contract'
import { Handled } from '../handover/records'
import { PagePath } from '../records'
import { answeredLaterAddresses } from './addresses'

export const answeredLaterCalls = calls(answeredLaterAddresses, {
  /** How answers can go out; none where the server sends neither e-mails nor texts. */
  ways: {
    access: 'anyone',
    reply: z.object({
      ways: z.array(z.enum(linkWays)),
      /** The company's, in words, and when a person is back; each where it is known. */
      hours: z.string().optional(),
      back: z.string().optional(),
    }),
  },
  /**
   * The visitor leaves a message to be answered later, or changes where. `id` as in `person` (../events.ts).
   * Errors: invalid by field (contact/linkWays.ts); too-many; unavailable.
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
   * By the token of a private link: this browser is the conversation's visitor from now on.
   * Errors: gone where the link is over; conflict where this browser has another conversation, unless it `leaves` that;
   * too-many.
   */
  enter: {
    access: 'anyone',
    body: z.strictObject({ token: z.string().max(64), leaves: z.boolean().default(false) }),
    reply: z.strictObject({}),
  },
})
