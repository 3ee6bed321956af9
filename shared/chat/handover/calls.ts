import { z } from 'zod'
import { calls } from '../../contract'
import { maxMessageLength, tidyMessage } from '../rules'
import { handoverAddresses } from './addresses'
import { Draft, Handled, OpenHandover, Reply } from './records'

export const handoverCalls = calls(handoverAddresses, {
  /** Those that wait come first, the longest first. */
  open: { access: 'teammate', reply: z.object({ open: z.array(OpenHandover) }) },
  handled: { access: 'teammate', reply: Handled },
  /** Errors: conflict where a teammate has it, named in the message; not-found; gone. */
  takeOver: { access: 'teammate', reply: Handled },
  /** To another teammate. Errors: conflict where it is not the caller's, or the other isn't here. */
  handOver: {
    access: 'teammate',
    body: z.strictObject({ teammate: z.string().max(64) }),
    reply: Handled,
  },
  /** Whisper answers again. Errors: conflict where it is not the caller's. */
  handBack: { access: 'teammate', reply: Handled },
  end: { access: 'teammate', reply: Handled },
  /** For a message that is left to a person; null where Whisper does not know. */
  draft: { access: 'teammate', reply: z.object({ draft: Draft.nullable() }) },
  /** Stored once under its id. Errors: conflict where a reply's conversation is not the caller's. */
  write: {
    access: 'teammate',
    body: z.strictObject({
      id: z.uuid().toLowerCase(),
      kind: Reply.shape.kind,
      text: z
        .string()
        .max(maxMessageLength * 2)
        .transform(tidyMessage)
        .pipe(z.string().min(1).max(maxMessageLength)),
    }),
    reply: Reply,
  },
})
