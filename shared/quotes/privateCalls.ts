/** The calls of a quote's private page: what its customer reads and answers. */
import { z } from 'zod'
import { isBlank } from '../blank'
import { calls } from '../contract'
import { isEmail } from '../reach'
import { privateQuoteAddresses } from './addresses'
import { line, text } from './fields'
import { limits } from './limits'
import { PrivateQuote } from './records'

/** The one that was read. */
const revision = z.number().int()

export const privateQuoteCalls = calls(privateQuoteAddresses, {
  /** Errors: not-found (no such link, or revoked); gone (a newer quote took its place). */
  view: { access: 'anyone', reply: PrivateQuote },
  /** Once: a repeat gets what there is. Errors: as view; conflict (expired, declined). */
  accept: {
    access: 'anyone',
    body: z.strictObject({
      /** Who accepts. */
      name: line(limits.name).pipe(
        z
          .string()
          .max(limits.name)
          .refine((name) => !isBlank(name), 'Tell us your name.'),
      ),
      revision,
    }),
    reply: PrivateQuote,
  },
  /** Once, as accept. Errors: as accept, and conflict where it was accepted. */
  decline: {
    access: 'anyone',
    body: z.strictObject({
      reason: text(limits.reason).pipe(z.string().max(limits.reason)),
      revision,
    }),
    reply: PrivateQuote,
  },
  /**
   * Begins a conversation that a person answers by e-mail. The id is the sender's: a repeat changes nothing.
   * Errors: as view; unavailable where this server sends no e-mail.
   */
  ask: {
    access: 'anyone',
    body: z.strictObject({
      id: z.uuid(),
      question: text(limits.question).pipe(
        z
          .string()
          .max(limits.question)
          .refine((question) => !isBlank(question), 'Write your question.'),
      ),
      email: line(limits.email).refine(isEmail, 'Enter a full address, like name@mail.example.'),
    }),
    reply: PrivateQuote,
  },
})
