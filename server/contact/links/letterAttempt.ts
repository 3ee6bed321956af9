/** One try to hand a letter with a link to the mail server, and what it means for the next. */
import type { FastifyBaseLogger } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import { company } from '#shared/company'
import { linkDays } from '#shared/contact/rules'
import type { Post } from '../../mail/post'
import { type PostFailure, postFailure, postProblem } from '../../mail/postProblem'
import type { OutgoingLetter } from './documents'

/**
 * `refused`: the mail server does not take the address; `failed`: nor the letter. Everything else may
 * be another thing in a minute, our own settings too.
 */
export type LetterEnd = 'sent' | 'underWay' | 'refused' | 'failed'

export type Attempt = { end: 'sent' } | { end: Exclude<LetterEnd, 'sent'>; problem: string }

export async function attempt(
  letter: OutgoingLetter,
  { post, ending, log }: { post: Post; ending: AbortSignal; log: FastifyBaseLogger },
): Promise<Attempt> {
  try {
    await post.send(mailOf(letter), ending)
    return { end: 'sent' }
  } catch (error) {
    // Without the mail server's words, which may quote the address or the link.
    const { response: _, ...failure } = postFailure(error)
    log.warn({ cause: letter._id, ...failure }, 'a letter with a link was not sent')
    return { end: endAfter(failure), problem: problemOf(failure) }
  }
}

function endAfter({ code, command, responseCode = 0 }: PostFailure): Exclude<LetterEnd, 'sent'> {
  // Before it is sent at all: no address in the sense of the protocol.
  if (code === 'EENVELOPE' && command === 'API') return 'refused'
  if (responseCode < 500) return 'underWay'
  if (command === 'RCPT TO') return 'refused'
  return command === 'DATA' ? 'failed' : 'underWay'
}

/** 'The mail server rejected the e-mail (554).' */
function problemOf(failure: PostFailure): string {
  const sentence = postProblem(failure)
  const { responseCode } = failure
  return responseCode === undefined ? sentence : sentence.replace(/\.$/, ` (${responseCode}).`)
}

function mailOf({ _id, to = '', link = '' }: OutgoingLetter): SendMailOptions {
  const { name, supportEmail: address, quotePhone } = company
  const paragraphs = [
    'Here’s the quote form you asked for on our site:',
    link,
    `The link is just for you, works once, and is valid for ${linkDays} days. If you didn’t ask for it, ignore this e-mail.`,
    `Questions? Call ${quotePhone} or reply to this e-mail.`,
    name,
  ]
  return {
    messageId: `<${_id}@${address.slice(address.indexOf('@') + 1)}>`,
    from: { name, address },
    // As an object, so that the address is never read as a list of several.
    to: { name: '', address: to },
    subject: `Your quote form from ${name}`,
    text: paragraphs.join('\n\n'),
    xMailer: false,
  }
}
