import { z } from 'zod'
import { Instant } from '../chat/records'
import { calls } from '../contract'
import { undeliveredAddresses } from './addresses'
import { Undelivered } from './records'

/** Only where texts or e-mails with a link are sent. */
export const undeliveredCalls = calls(undeliveredAddresses, {
  /** What nobody has dismissed, latest first. `isMore` where there is more than is told. */
  list: {
    access: 'teammate',
    reply: z.object({ undelivered: z.array(Undelivered), isMore: z.boolean(), readAt: Instant }),
  },
  /** Takes one from every admin's list, or all; what came after `until` stays. */
  dismiss: {
    access: 'teammate',
    body: z.strictObject({ until: Instant, id: z.string().max(200).optional() }),
    reply: z.object({}),
  },
})
