/** Calls of a quote's private page: the customer reads and answers. */
import { z } from 'zod'
import { isBlank } from '../blank'
import { calls } from '../contract'
import { invalidEmail, nameRequired } from '../problems'
import { isEmail } from '../reach'
import { privateQuoteAddresses } from './addresses'
import { line, text } from './fields'
import { limits } from './limits'
import { PrivateQuote } from './records'

/** The revision that the customer read. */
const revision = z.number().int()

export const privateQuoteCalls = calls(privateQuoteAddresses, {
  /** Errors: not-found (no such link, or revoked); gone (a newer quote replaced it). */
  view: { access: 'anyone', reply: PrivateQuote },
  /**
   * Accepts once, also if an admin noted it by hand; a repeat gets the current state. Errors: as
   * view; conflict (expired, declined).
   */
  accept: {
    access: 'anyone',
    body: z.strictObject({
      /** The name of the person accepting. */
      name: line(limits.name).pipe(
        z
          .string()
          .max(limits.name)
          .refine((name) => !isBlank(name), nameRequired),
      ),
      revision,
    }),
    reply: PrivateQuote,
  },
  /** Declines once, like accept. Errors: as accept, and conflict if it was accepted. */
  decline: {
    access: 'anyone',
    body: z.strictObject({
      reason: text(limits.reason).pipe(z.string().max(limits.reason)),
      revision,
    }),
    reply: PrivateQuote,
  },
  /**
   * Begins a conversation that a person answers by e-mail. The sender makes the id: a repeat
   * changes nothing, and with other words it's another question. Errors: as view; unavailable if
   * this server sends no e-mail.
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
      email: line(limits.email).refine(isEmail, invalidEmail),
    }),
    reply: PrivateQuote,
  },
})
