/**
 * 'Request a quote': the fields with their problems beside them, the first wrong one focused, and
 * in their place, once it is stored, the reference number.
 */
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { readDraft } from './quoteDraft'
import { QuoteFields } from './QuoteFields'
import styles from './QuoteForm.module.css'
import { QuoteSent } from './QuoteSent'
import { SendLink } from './SendLink'
import { useQuote } from './useQuote'

const noProblems = {}

interface QuoteFormProps {
  /** After it was first drawn. */
  onShown: () => void
  onBack: () => void
}

export function QuoteForm({ onShown, onBack }: QuoteFormProps) {
  const { state, send, again } = useQuote()
  const form = useRef<HTMLFormElement>(null)
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])

  const problems = state.is === 'sent' ? noProblems : state.problems
  useEffect(() => {
    const first = Object.keys(problems)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [problems])

  if (state.is === 'sent') {
    return <QuoteSent reference={state.reference} onAgain={again} onBack={onBack} />
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(readDraft(event.currentTarget))
  }

  const { privacy } = quoteForm
  const isSending = state.is === 'sending'
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <header className={styles.head}>
          <h3 tabIndex={-1}>{quoteForm.title}</h3>
          <p>{quoteForm.lead}</p>
        </header>
        <QuoteFields problems={problems} reach={quoteForm.fields.reach} />
        {state.failure && <Notice tone="error">{state.failure}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? quoteForm.sending : quoteForm.send}
          </Button>
          <Button look="line" onClick={onBack}>
            {quoteForm.back}
          </Button>
          <a href={privacy.to}>{privacy.text}</a>
        </div>
      </form>
      <SendLink nameTyped={() => (form.current ? readDraft(form.current).name : '')} />
    </>
  )
}
