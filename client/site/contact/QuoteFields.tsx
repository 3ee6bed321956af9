/** The fields of a quote request, each with its problem. */
import type { RequestField, TypedRequest } from '#shared/contact/requestPage'
import { limits, propertyTypes } from '#shared/contact/rules'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { Field } from '../../ui/forms/Field'
import { Select } from '../../ui/forms/Select'
import { Consent } from './Consent'
import styles from './QuoteFields.module.css'

interface QuoteFieldsProps {
  problems: Partial<Record<RequestField | 'smsConsent', string>>
  /** Heading above the contact fields. */
  reach: string
  /** Values the fields start with. */
  typed?: TypedRequest
}

export function QuoteFields({ problems, reach, typed }: QuoteFieldsProps) {
  const { fields } = quoteForm
  return (
    <>
      <Field
        label={fields.name}
        name="name"
        defaultValue={typed?.name}
        autoComplete="name"
        required
        maxLength={limits.name}
        problem={problems.name}
      />
      <fieldset className={styles.reach}>
        <legend>{reach}</legend>
        <Field
          label={fields.phone}
          name="phone"
          defaultValue={typed?.phone}
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          problem={problems.phone}
        />
        <Field
          label={fields.email}
          name="email"
          defaultValue={typed?.email}
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
          defaultValue={typed?.propertyType ?? ''}
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
          defaultValue={typed?.entrances ?? '1'}
          problem={problems.entrances}
        />
      </div>
      <Field
        label={fields.message}
        name="message"
        defaultValue={typed?.message}
        rows={3}
        placeholder={fields.messageHint}
        maxLength={limits.message}
        problem={problems.message}
      />
      <Consent
        name="smsConsent"
        isOptional
        isGiven={typed?.smsConsent}
        problem={problems.smsConsent}
      />
      <label className="unseen" aria-hidden="true">
        {fields.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
