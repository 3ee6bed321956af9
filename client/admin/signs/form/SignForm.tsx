/** The sign's text and size. A field shows its problem after losing focus. */
import { type RefObject, useState } from 'react'
import { Choice } from '../../../ui/forms/Choice'
import { Field } from '../../../ui/forms/Field'
import { Select } from '../../../ui/forms/Select'
import { kinds, sizeName, standardSizes } from '../layout/size'
import { changeDraft } from './draft'
import type { Inputs, Problems } from './inputs'
import styles from './SignForm.module.css'

const colors = [
  { id: 'normal', name: 'Black on white' },
  { id: 'inverse', name: 'White on black' },
] as const

interface SignFormProps {
  inputs: Inputs
  problems: Problems
  /** Whether a file was requested: then every problem is shown. */
  isAsked: boolean
  fields: RefObject<HTMLDivElement | null>
}

export function SignForm({ inputs, problems, isAsked, fields }: SignFormProps) {
  const [left, setLeft] = useState<readonly string[]>([])

  function text(name: 'phone' | 'address' | 'width' | 'height') {
    return {
      name,
      value: inputs[name],
      problem: isAsked || left.includes(name) ? problems[name] : null,
      onChange: ({ target }: { target: { value: string } }) =>
        changeDraft({ [name]: target.value }),
      onBlur: () => {
        if (inputs[name] !== '') setLeft((before) => [...before, name])
      },
    }
  }

  return (
    <div ref={fields} className={styles.form}>
      <Field
        label="Phone number"
        type="tel"
        autoComplete="off"
        placeholder="202 555 0142"
        {...text('phone')}
      />
      <Field
        label="Address (URL)"
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        {...text('address')}
      />
      <p className={styles.note}>
        Either one is enough. The QR code opens the address, or calls the number if there’s no
        address.
      </p>
      <div className={styles.choice}>
        <span aria-hidden="true">Kind</span>
        <Choice
          label="Kind"
          options={kinds}
          chosen={inputs.kind}
          onChoose={(kind) => changeDraft({ kind, standard: inputs.standard < 0 ? -1 : 0 })}
        />
      </div>
      <Select
        label="Size, width by height"
        value={inputs.standard}
        onChange={({ target }) => changeDraft({ standard: Number(target.value) })}
      >
        {standardSizes[inputs.kind].map((size, index) => (
          <option key={sizeName(size)} value={index}>
            {sizeName(size)}
          </option>
        ))}
        <option value={-1}>Other size</option>
      </Select>
      {inputs.standard < 0 && (
        <div className={styles.pair}>
          <Field
            label="Width in inches"
            inputMode="decimal"
            autoComplete="off"
            {...text('width')}
          />
          <Field
            label="Height in inches"
            inputMode="decimal"
            autoComplete="off"
            {...text('height')}
          />
        </div>
      )}
      <div className={styles.choice}>
        <span aria-hidden="true">Colors</span>
        <Choice
          label="Colors"
          options={colors}
          chosen={inputs.isInverse ? 'inverse' : 'normal'}
          onChoose={(color) => changeDraft({ isInverse: color === 'inverse' })}
        />
      </div>
    </div>
  )
}
