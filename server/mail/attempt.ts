/** One attempt to hand an email to the mail server, and what its result means for the next. */
import type { FastifyBaseLogger } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import { company } from '#shared/company'
import type { StoredEmail } from './documents'
import type { Smtp } from './smtp'
import { type SmtpFailure, smtpFailure, smtpProblem } from './smtpProblem'

/** The contents of an email. */
export type Written = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'attachments'>

/**
 * `refused`: the mail server doesn't accept the address; `failed`: it doesn't accept the email.
 * Anything else may change in a minute, our own settings included.
 */
export type EmailEnd = 'sent' | 'underWay' | 'refused' | 'failed'

interface Attempt {
  end: EmailEnd
  /** For the list of what wasn't delivered: 'The mail server rejected the e-mail (554).' */
  problem: string
  /** The same with the mail server's reply, which may quote the address or a private link. */
  said: string
}

export async function attempt(
  email: StoredEmail,
  written: Written,
  { smtp, ending, log }: { smtp: Smtp; ending: AbortSignal; log: FastifyBaseLogger },
): Promise<Attempt> {
  try {
    await smtp.send(addressed(email, written), ending)
    return { end: 'sent', problem: '', said: '' }
  } catch (error) {
    const failure = smtpFailure(error)
    const { response: _, ...known } = failure
    log.warn({ cause: email._id, ...known }, 'an e-mail was not sent')
    return { end: endAfter(failure), problem: problemOf(known), said: smtpProblem(failure) }
  }
}

function endAfter({ code, command, responseCode = 0 }: SmtpFailure): Exclude<EmailEnd, 'sent'> {
  // Refused before sending: not an address as the protocol defines it.
  if (code === 'EENVELOPE' && command === 'API') return 'refused'
  if (responseCode < 500) return 'underWay'
  if (command === 'RCPT TO') return 'refused'
  return command === 'DATA' ? 'failed' : 'underWay'
}

function problemOf(failure: SmtpFailure): string {
  const sentence = smtpProblem(failure)
  const { responseCode } = failure
  return responseCode === undefined ? sentence : sentence.replace(/\.$/, ` (${responseCode}).`)
}

function addressed({ _id, to = '' }: StoredEmail, written: Written): SendMailOptions {
  const { name, supportEmail: address } = company
  return {
    ...written,
    // The same for each attempt, by which mail programs recognize duplicates.
    messageId: `<${_id}@${address.slice(address.indexOf('@') + 1)}>`,
    from: { name, address },
    // As an object, so that the address is never read as a list of several.
    to: { name: '', address: to },
    xMailer: false,
  }
}
