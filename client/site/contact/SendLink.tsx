/**
 * 'Fill it in later': sends the private link by text or e-mail. Renders nothing if the server can
 * send neither or does not answer.
 */
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { formLink } from '#shared/content/frame/formLink'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { type LinkWay, wayOf } from '#shared/linkWays'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/forms/Field'
import { Notice } from '../../ui/status/Notice'
import { Consent } from './Consent'
import styles from './SendLink.module.css'
import { useLink } from './useLink'

interface SendLinkProps {
  /** The name typed into the form above. */
  nameTyped: () => string
}

export function SendLink({ nameTyped }: SendLinkProps) {
  const { ways, state, send, edited } = useLink()
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const { problems } = state
  useEffect(() => {
    const first = Object.keys(problems)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [problems])
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.is === 'sent') status.current?.scrollIntoView({ block: 'nearest' })
  }, [state.is])
  if (ways.length === 0) return null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const to = String(data.get('to') ?? '').trim()
    void send({ to, consent: data.has('consent'), name: nameTyped() })
  }

  const byText = ways.includes('text') && (ways.length === 1 || wayOf(state.to) === 'text')
  return (
    <form
      ref={form}
      className={styles.link}
      noValidate
      aria-labelledby={heading}
      onSubmit={submit}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'to') edited(target.value)
      }}
    >
      <h4 id={heading}>{formLink.title}</h4>
      <p>{formLink.lead}</p>
      <Field label={formLink.label(ways)} problem={problems.to} {...fieldOf(ways)} />
      {byText && <Consent name="consent" problem={problems.consent} />}
      {state.failure && <Notice tone="error">{state.failure}</Notice>}
      <Button type="submit" look="line" aria-disabled={state.is === 'sending'}>
        {state.is === 'sending' ? quoteForm.sending : formLink.send}
      </Button>
      <p ref={status} role="status">
        {state.is === 'sent' && formLink.sent[state.how](state.to)}
      </p>
    </form>
  )
}

function fieldOf(ways: readonly LinkWay[]) {
  const kinds = { text: ['tel', 'tel'], mail: ['email', 'email'] } as const
  const [type, autoComplete] =
    ways.length > 1 ? (['text', 'on'] as const) : kinds[ways[0] ?? 'mail']
  return { name: 'to', type, autoComplete, maxLength: 200, required: true }
}
