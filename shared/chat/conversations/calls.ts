import { z } from 'zod'
import { calls } from '../../contract'
import { listed } from '../calls'
import { conversationAddresses } from './addresses'
import { ConversationRow } from './records'
import { maxIds } from './rules'

const Ids = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(z.string().min(1).max(64)).max(maxIds))

export const conversationCalls = calls(conversationAddresses, {
  /**
   * Latest activity first. With a filter or search: those with matching interactions, the newest
   * match first; one may appear again on a later page for an older match. `ids`: of these, only
   * those in the list.
   */
  list: {
    access: 'teammate',
    query: z.strictObject({
      ...listed,
      ids: Ids.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(30),
    }),
    reply: z.object({ conversations: z.array(ConversationRow), next: z.string().nullable() }),
  },
  /** The conversations whose visitors wait for an erasure, longest first, up to 100, and their number. */
  erasures: {
    access: 'admin',
    reply: z.object({ conversations: z.array(ConversationRow), waiting: z.number().int() }),
  },
  /** The teammate has read it up to the message with this seq; 0: nothing is written yet. */
  read: {
    access: 'teammate',
    body: z.strictObject({ seq: z.number().int().min(0) }),
    reply: z.object({}),
  },
})
