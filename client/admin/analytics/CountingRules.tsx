/** Rules that apply to every figure of the tab. */
import { rules } from '#shared/analytics/definitions'
import styles from './CountingRules.module.css'

const shown = [
  ['Visit', rules.visit],
  ['Change', rules.compared],
  ['Visitors now', rules.now],
  ['Filters', rules.filtered],
  ['Bots', rules.bots],
  ['Declined', rules.declined],
] as const

export function CountingRules() {
  return (
    <details className={styles.how}>
      <summary>How it’s counted</summary>
      <dl>
        {shown.map(([name, rule]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
