import { z } from 'zod'
import { calls } from '../contract'
import { Instant } from '../instant'
import { undeliveredAddresses } from './addresses'
import { Undelivered } from './records'

/** Only if this server sends texts, or e-mails with a link. */
export const undeliveredCalls = calls(undeliveredAddresses, {
  /**
   * At most 50 that nobody has dismissed, what a person sent first, then the latest first: for agents,
   * without what is about quotes and figures. `isMore` if there is more than listed.
   */
  list: {
    access: 'teammate',
    reply: z.object({ undelivered: z.array(Undelivered), isMore: z.boolean(), readAt: Instant }),
  },
  /** Removes one of them from everybody's list, or all that were listed; those after `until` stay. */
  dismiss: {
    access: 'teammate',
    body: z.strictObject({ until: Instant, id: z.string().max(200).optional() }),
    reply: z.object({}),
  },
})
