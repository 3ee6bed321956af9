/**
 * The letter that goes with a quote, and its sending. It has one id until it is changed, so that
 * trying again after a lost answer sends nothing twice.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import type { Mail, Quote } from '#shared/quotes/records'
import { ApiError } from '../../../errors'
import { uuid } from '../../../whisper/uuid'
import type { KnownQuote } from '../../data/quotes/cache'
import { type Letter, useQuoteActions } from '../saved/useQuoteActions'

export function useLetter({ quote }: KnownQuote, onTaken: (mail: Mail | undefined) => void) {
  const actions = useQuoteActions()
  const [letter, setLetter] = useState(() => letterFor(quote))

  const sending = useMutation({
    mutationFn: async () => {
      const sent = await actions.mail(quote, letter)
      const mail = sent.mails.find(({ id }) => id === letter.id)
      if (mail?.state === 'failed') throw new Error(mail.problem)
      return mail
    },
    onSuccess: (mail) => onTaken(mail),
    // A letter that was refused is over; the next try is another.
    onError: (error) => {
      if (!(error instanceof Error && error.name === 'NetworkError')) change({})
    },
  })

  function change(words: Partial<Letter>): void {
    setLetter((before) => ({ ...before, ...words, id: uuid() }))
  }

  return {
    letter,
    change,
    send: () => sending.mutate(),
    isSending: sending.isPending,
    problem: sending.error,
    fields: sending.error instanceof ApiError ? sending.error.fields : {},
  }
}

function letterFor({ email, customer, number, validUntil, preparedBy }: Quote): Letter {
  return {
    id: uuid(),
    to: email,
    subject: `${company.name}: quote ${number}`,
    text: [
      customer === '' ? 'Hello,' : `Hello ${customer},`,
      '',
      `here is our quote ${number}. It is valid until ${written(validUntil)}. You can read and accept it at the link below. It’s also attached as a PDF.`,
      '',
      ...(preparedBy === '' ? [] : [preparedBy]),
      company.name,
    ].join('\n'),
  }
}
