/**
 * The letter that goes with a quote, and its sending. It has one id until it is changed, so that
 * trying again after a lost answer sends nothing twice.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import { limits } from '#shared/quotes/limits'
import type { Mail, Quote } from '#shared/quotes/records'
import { ApiError } from '../../../errors'
import { uuid } from '../../../whisper/uuid'
import type { KnownQuote } from '../../data/quotes/cache'
import { linkOf } from '../../data/quotes/words'
import { makePdf } from '../export/makePdf'
import { printedRevision } from '../export/printedQuote'
import { type Letter, useQuoteActions } from '../saved/useQuoteActions'

export function useLetter(
  { quote, publicUrl }: KnownQuote,
  onTaken: (mail: Mail | undefined, missing: readonly string[]) => void,
) {
  const actions = useQuoteActions()
  const [letter, setLetter] = useState(() => letterFor(quote))

  const sending = useMutation({
    mutationFn: async () => {
      // The link first: it stands on the PDF, as a QR code.
      const shared = await actions.share(quote)
      const printed = printedRevision(
        shared,
        shared.number,
        linkOf(shared.token, publicUrl),
        shared.date,
      )
      const { file, missing } = await makePdf('customer', printed)
      if (file.size > limits.pdf) throw new Error('The PDF is too large. Shorten the notes.')
      const sent = await actions.mail(shared, { ...letter, pdf: await base64(file) })
      const mail = sent.mails.find(({ id }) => id === letter.id)
      if (mail?.state === 'failed') throw new Error(mail.problem)
      return { mail, missing }
    },
    onSuccess: ({ mail, missing }) => onTaken(mail, missing),
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

/** A file as base64, for a JSON body. */
async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const chunk = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  }
  return btoa(text)
}
