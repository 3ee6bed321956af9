/**
 * 'Send me a quote form': the fields with their problems beside them, the first wrong one focused, and
 * in their place, once it is stored, the reference number.
 */
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { limits, propertyTypes } from '#shared/contact/rules'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { Select } from '../../ui/Select'
import styles from './QuoteForm.module.css'
import { QuoteSent } from './QuoteSent'
import { readDraft } from './quoteDraft'
import { useQuote } from './useQuote'

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

  const problems = state.is === 'sent' ? {} : state.problems
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

  const { fields, privacy } = quoteForm
  const isSending = state.is === 'sending'
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <header className={styles.head}>
        <h3 tabIndex={-1}>{quoteForm.title}</h3>
        <p>{quoteForm.lead}</p>
      </header>
      <Field
        label={fields.name}
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        problem={problems.name}
      />
      <fieldset className={styles.reach}>
        <legend>{fields.reach}</legend>
        <Field
          label={fields.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          problem={problems.phone}
        />
        <Field
          label={fields.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          problem={problems.email}
        />
      </fieldset>
      <div className={styles.pair}>
        <Select
          label={fields.propertyType}
          name="propertyType"
          required
          defaultValue=""
          problem={problems.propertyType}
        >
          <option value="" disabled>
            {fields.choose}
          </option>
          {propertyTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          label={fields.entrances}
          name="entrances"
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.entrances}
          required
          defaultValue={1}
          problem={problems.entrances}
        />
      </div>
      <Field
        label={fields.message}
        name="message"
        rows={3}
        placeholder={fields.messageHint}
        maxLength={limits.message}
        problem={problems.message}
      />
      <div className={styles.consent}>
        <label>
          <input
            type="checkbox"
            name="smsConsent"
            aria-describedby="sms-hint sms-problem"
            aria-invalid={problems.smsConsent ? true : undefined}
          />
          {fields.smsConsent}
        </label>
        <p id="sms-hint">{fields.smsHint}</p>
        <div id="sms-problem" role="alert">
          {problems.smsConsent && (
            <p className={styles.problem}>
              <Icon name="alert" />
              {problems.smsConsent}
            </p>
          )}
        </div>
      </div>
      <label className="unseen" aria-hidden="true">
        {fields.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
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
  )
}
