import { z } from 'zod'

/** Who answers visitors, as everybody sees them. */
export const Teammate = z.object({ id: z.string(), name: z.string() })
export type Teammate = z.infer<typeof Teammate>

/** As colleagues see them. */
export const TeammateState = Teammate.extend({
  /** Whose password is set by `npm run password` or ADMIN_PASSWORD, and who cannot be removed. */
  isFirst: z.boolean(),
  /** By their own switch. */
  isAvailable: z.boolean(),
  /** Whether they have the admin pages open. */
  isHere: z.boolean(),
})
export type TeammateState = z.infer<typeof TeammateState>
