/**
 * 'Request a quote': the fields with their problems, the first invalid one focused. Once the
 * request is stored, the reference number replaces them.
 */
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { Photos } from '../../photos/Photos'
import { photosReady } from '../../photos/watchPhotos'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status/Notice'
import { readDraft } from './quoteDraft'
import { QuoteFields } from './QuoteFields'
import styles from './QuoteForm.module.css'
import { QuoteSent } from './QuoteSent'
import { SendLink } from './SendLink'
import { useQuote } from './useQuote'

const noProblems = {}

interface QuoteFormProps {
  /** Called after the first render. */
  onShown: () => void
  onBack: () => void
}

export function QuoteForm({ onShown, onBack }: QuoteFormProps) {
  const { state, send, again } = useQuote()
  const [isUploading, setUploading] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])

  const problems = state.is === 'sent' ? noProblems : state.problems
  useEffect(() => {
    const first = Object.keys(problems)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [problems])

  if (state.is === 'sent') {
    return <QuoteSent {...state} onAgain={again} onBack={onBack} />
  }

  const isSending = isUploading || state.is === 'sending'
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sent = event.currentTarget
    setUploading(true)
    const isReady = await photosReady(sent)
    setUploading(false)
    const refused = sent.querySelectorAll('[data-photo="refused"] [data-useful]').length
    if (isReady) await send(readDraft(sent), refused)
  }

  const { privacy } = quoteForm
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <header className={styles.head}>
          <h3 tabIndex={-1}>{quoteForm.title}</h3>
          <p>{quoteForm.lead}</p>
        </header>
        <QuoteFields problems={problems} reach={quoteForm.fields.reach} />
        <Photos level={4} />
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
