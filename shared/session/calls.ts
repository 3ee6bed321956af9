import { z } from 'zod'
import { calls } from '../contract'
import { sessionAddresses } from './addresses'
import { endings, longestPassword } from './rules'

const State = z.object({
  signedIn: z.boolean(),
  /** Why this cookie's session was ended, while that is known. */
  ended: z.enum(endings).optional(),
})

export const sessionCalls = calls(sessionAddresses, {
  state: { access: 'anyone', reply: State },
  /** Errors: unauthorized 'Invalid password'; too-many with the wait. */
  signIn: {
    access: 'anyone',
    body: z.strictObject({ password: z.string().min(1).max(longestPassword) }),
    reply: State,
  },
  signOut: { access: 'anyone', reply: State },
})
