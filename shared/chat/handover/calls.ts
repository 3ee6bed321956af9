import { z } from 'zod'
import { calls } from '../../contract'
import { maxMessageLength, tidyMessage } from '../../messageText'
import { handoverAddresses } from './addresses'
import { Draft, Handled, OpenHandovers, Reply } from './records'

export const handoverCalls = calls(handoverAddresses, {
  open: { access: 'teammate', reply: OpenHandovers },
  handled: { access: 'teammate', reply: Handled },
  /** Errors: conflict if a teammate has it, with their name in the message; not-found; gone. */
  takeOver: { access: 'teammate', reply: Handled },
  /** Takes it from the teammate who has it. Errors: conflict if another has it by now; not-found; gone. */
  takeFrom: {
    access: 'teammate',
    body: z.strictObject({ teammate: z.string().max(64) }),
    reply: Handled,
  },
  /** Hands it to another teammate. Errors: conflict if it isn't the caller's, or the other isn't here. */
  handOver: {
    access: 'teammate',
    body: z.strictObject({ teammate: z.string().max(64) }),
    reply: Handled,
  },
  /** Lets Whisper answer again. Errors: conflict if it isn't the caller's. */
  handBack: { access: 'teammate', reply: Handled },
  end: { access: 'teammate', reply: Handled },
  /** Whisper's draft for a message left to a person; null if Whisper doesn't know. */
  draft: { access: 'teammate', reply: z.object({ draft: Draft.nullable() }) },
  /** Stored once per id. Errors: conflict if a reply's conversation isn't the caller's. */
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
