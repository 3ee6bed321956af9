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
   * The latest activity first. Filtered or searched: those with such interactions, the newest of them first; one
   * may come up again in a later page by an older interaction. `ids`: of these, those that belong to the list.
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
  /** Those whose visitors wait for an erasure, the longest first, a hundred at most; and how many there are. */
  erasures: {
    access: 'admin',
    reply: z.object({ conversations: z.array(ConversationRow), waiting: z.number().int() }),
  },
  /** The teammate has read it up to the message with this seq. */
  read: {
    access: 'teammate',
    body: z.strictObject({ seq: z.number().int().min(1) }),
    reply: z.object({}),
  },
})
