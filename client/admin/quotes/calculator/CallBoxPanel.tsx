/** Costs of the quote and of call boxes over the years, and whether the quote includes them. */
import type { CallBox } from '#shared/quotes/callBox'
import type { Due } from '#shared/quotes/rules'
import { Field } from '../../../ui/forms/Field'
import { Toggle } from '../../../ui/forms/Toggle'
import { Panel } from '../../ui/layout/Panel'
import { Comparison } from '../parts/Comparison'
import styles from './CallBoxPanel.module.css'
import type { FieldsProps } from './CustomerPanel'

interface CallBoxPanelProps extends FieldsProps {
  due: Due
  /** Parsed from the fields as far as possible. */
  callBox: CallBox
  isOn: boolean
  onToggle: (on: boolean) => void
}

export function CallBoxPanel(props: CallBoxPanelProps) {
  const { due, callBox, isOn, onToggle, texts, problems, onChange, onLeave } = props
  return (
    <Panel
      title="Compared with call boxes"
      headerExtra={
        <Toggle
          label="The comparison"
          on={isOn}
          words={['On the quote', 'Not on the quote']}
          onChange={onToggle}
        />
      }
    >
      <div className={styles.fields}>
        <Field
          label="Call boxes needed"
          name="entrances"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={texts.entrances}
          problem={problems.callBox}
          onChange={({ target }) => onChange('entrances', target.value)}
          onBlur={() => onLeave('entrances')}
        />
        <Field
          label="Phone lines, per month"
          name="line"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          placeholder="Not counted"
          value={texts.line}
          onChange={({ target }) => onChange('line', target.value)}
          onBlur={() => onLeave('line')}
        />
      </div>
      <Comparison due={due} callBox={callBox} />
    </Panel>
  )
}
