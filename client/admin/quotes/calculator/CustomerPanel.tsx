/** Who the quote is for, where it is installed, and its discount and tax. */
import type { ReactNode } from 'react'
import { limits } from '#shared/quotes/limits'
import { Field } from '../../../ui/forms/Field'
import type { Texts } from '../../data/quotes/drafts/draft'
import { Panel } from '../../ui/layout/Panel'
import styles from './CustomerPanel.module.css'

export interface FieldsProps {
  texts: Texts
  problems: Partial<Record<string, string>>
  onChange: (name: keyof Texts, text: string) => void
  /** Called when the field loses focus: its problem may be shown. */
  onLeave: (name: keyof Texts) => void
}

interface CustomerPanelProps extends FieldsProps {
  headerExtra?: ReactNode
}

export function CustomerPanel({
  headerExtra,
  texts,
  problems,
  onChange,
  onLeave,
}: CustomerPanelProps) {
  const field = (name: keyof Texts, label: string) => ({
    name,
    label,
    value: texts[name],
    problem: problems[name],
    autoComplete: 'off',
    // Hebrew and Arabic names are right-aligned.
    dir: 'auto',
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    onBlur: () => onLeave(name),
  })
  return (
    <Panel title="Customer and site" headerExtra={headerExtra}>
      <div className={styles.fields}>
        <Field {...field('customer', 'Customer')} maxLength={limits.name} />
        <Field {...field('company', 'Company')} maxLength={limits.company} />
        <div className={styles.whole}>
          <Field
            {...field('email', 'E-mail')}
            type="email"
            inputMode="email"
            maxLength={limits.email}
          />
          <Field {...field('phone', 'Phone')} type="tel" maxLength={limits.phone} />
          <Field {...field('site', 'Site')} maxLength={limits.site} />
        </div>
        <div className={styles.thirds}>
          <Field {...field('preparedBy', 'Prepared by')} maxLength={limits.preparedBy} />
          <Field {...field('discount', 'Discount, %')} inputMode="decimal" maxLength={10} />
          <Field {...field('tax', 'Tax rate, %')} inputMode="decimal" maxLength={10} />
        </div>
        <div className={styles.whole}>
          <Field {...field('notes', 'Notes on the quote')} rows={3} maxLength={limits.notes} />
        </div>
      </div>
    </Panel>
  )
}
