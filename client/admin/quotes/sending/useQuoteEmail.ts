/**
 * A quote's e-mail and its sending. It keeps one id until it is edited, so that a retry after a
 * lost reply doesn't send it twice.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { company } from '#shared/company'
import type { Mail, Quote } from '#shared/quotes/records'
import { ApiError, mayPass } from '../../../errors'
import { uuid } from '../../../uuid'
import type { KnownQuote } from '../../data/quotes/cache'
import { type QuoteEmailDraft, useQuoteActions } from './useQuoteActions'

/** The e-mail failed for good. */
class Undelivered extends Error {}

export function useQuoteEmail({ quote }: KnownQuote, onTaken: (mail: Mail | undefined) => void) {
  const actions = useQuoteActions()
  const [email, setEmail] = useState(() => emailFor(quote))
  /** What an attempt from here made of it counts as seen. */
  const [seen, setSeen] = useState(quote)

  const sending = useMutation({
    mutationFn: async () => {
      const sent = await actions.mail(seen.rev > quote.rev ? seen : quote, email)
      if (sent.revision === quote.revision) setSeen(sent)
      const mail = sent.mails.find(({ id }) => id === email.id)
      if (mail?.state === 'failed') throw new Undelivered(mail.problem)
      return mail
    },
    onSuccess: (mail) => onTaken(mail),
    // Otherwise it may have been taken, and the next attempt is a repeat.
    onError: (error) => {
      if (error instanceof Undelivered || !mayPass(error)) change({})
    },
  })

  function change(words: Partial<QuoteEmailDraft>): void {
    setEmail((before) => ({ ...before, ...words, id: uuid() }))
  }

  return {
    email,
    change,
    send: () => sending.mutate(),
    isSending: sending.isPending,
    problem: sending.error,
    fields: sending.error instanceof ApiError ? sending.error.fields : {},
  }
}

/** Without the last day, which the server adds: a draft is valid from when it's sent. */
function emailFor({ email, customer, number, preparedBy }: Quote): QuoteEmailDraft {
  return {
    id: uuid(),
    to: email,
    correctsEmail: email === '',
    subject: `${company.name}: quote ${number}`,
    text: [
      customer === '' ? 'Hello,' : `Hello ${customer},`,
      '',
      `here is our quote ${number}. You can read and accept it at the link below. It’s also attached as a PDF.`,
      '',
      ...(preparedBy === '' ? [] : [preparedBy]),
      company.name,
    ].join('\n'),
  }
}
