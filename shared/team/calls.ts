import { z } from 'zod'
import { isBlank } from '../blank'
import { calls } from '../contract'
import { teamAddresses } from './addresses'
import { maxNameLength, TeammateState } from './records'

const Team = z.object({ me: z.string(), teammates: z.array(TeammateState) })

export const teamCalls = calls(teamAddresses, {
  list: { access: 'admin', reply: Team },
  /** One's own name, or whether one is there for visitors. */
  change: {
    access: 'admin',
    body: z.strictObject({
      name: z
        .string()
        .trim()
        .max(maxNameLength)
        .refine((name) => !isBlank(name))
        .optional(),
      isAvailable: z.boolean().optional(),
    }),
    reply: Team,
  },
})
