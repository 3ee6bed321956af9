/** The e-mail's recipient, subject and text. */
import type { FormEvent } from 'react'
import { invalidEmail } from '#shared/problems'
import { limits } from '#shared/quotes/limits'
import { isEmail } from '#shared/reach'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { Notice } from '../../../ui/status/Notice'
import { useToast } from '../../../ui/status/Toast'
import type { KnownQuote } from '../../data/quotes/cache'
import styles from './QuoteDialogs.module.css'
import { useQuoteEmail } from './useQuoteEmail'

function notSentYet(problem: string): string {
  const reason = problem === '' ? 'The mail server is slow.' : problem.replace(/\.?$/, '.')
  return `The e-mail hasn’t been sent yet. ${reason} We keep trying for a day.`
}

export function MailForm({ known, onClose }: { known: KnownQuote; onClose: () => void }) {
  const say = useToast()
  const { email, change, send, isSending, problem, fields } = useQuoteEmail(known, (mail) => {
    if (mail?.state === 'sending') say(notSentYet(mail.problem), 'error')
    else say(`Quote ${known.quote.number} was sent to ${email.to}.`)
    onClose()
  })
  const isComplete = isEmail(email.to.trim()) && email.subject.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete && !isSending) send()
  }

  return (
    <form className={styles.dialog} noValidate onSubmit={submit}>
      <Field
        label="To"
        name="to"
        type="email"
        maxLength={limits.email}
        value={email.to}
        problem={
          fields.to ?? (email.to !== '' && !isEmail(email.to.trim()) ? invalidEmail : undefined)
        }
        onChange={({ target }) => change({ to: target.value })}
      />
      {email.to.trim() !== known.quote.email && (
        <label className={styles.corrects}>
          <input
            type="checkbox"
            checked={email.correctsEmail}
            onChange={({ target }) => change({ correctsEmail: target.checked })}
          />
          <span>Use this address for the customer from now on</span>
        </label>
      )}
      <Field
        label="Subject"
        name="subject"
        maxLength={limits.subject}
        value={email.subject}
        problem={fields.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <Field
        label="Text"
        name="text"
        rows={8}
        maxLength={limits.emailText}
        value={email.text}
        problem={fields.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <p className={styles.quiet}>
        The customer PDF is attached. The link and the last day it’s valid are added below the text.
        {known.quote.status === 'draft' && ' Sending locks the quote; revise to change it.'}
      </p>
      {problem && Object.keys(fields).length === 0 && (
        <Notice tone="error">It wasn’t sent. {problem.message}</Notice>
      )}
      <div className={styles.answers}>
        <Button look="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isComplete || isSending}>
          {isSending ? 'Sending' : 'Send'}
        </Button>
      </div>
    </form>
  )
}
