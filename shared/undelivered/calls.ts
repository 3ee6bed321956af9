import { z } from 'zod'
import { calls } from '../contract'
import { Instant } from '../instant'
import { undeliveredAddresses } from './addresses'
import { Undelivered } from './records'

/** Only if this server sends texts, or e-mails with a link. */
export const undeliveredCalls = calls(undeliveredAddresses, {
  /**
   * Everything not dismissed, latest first: for agents, without what is about quotes and figures.
   * `isMore` if there is more than listed.
   */
  list: {
    access: 'teammate',
    reply: z.object({ undelivered: z.array(Undelivered), isMore: z.boolean(), readAt: Instant }),
  },
  /** Removes one of them from everybody's list, or all; those after `until` stay. */
  dismiss: {
    access: 'teammate',
    body: z.strictObject({ until: Instant, id: z.string().max(200).optional() }),
    reply: z.object({}),
  },
})
