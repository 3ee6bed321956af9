/** Reading distances of the sign, and warnings about what wouldn't print or read well. */
import { Notice } from '../../ui/status/Notice'
import { factsOf, warningsOf } from './advice'
import type { Address } from './layout/address'
import type { Sign } from './layout/sign'
import styles from './SignFacts.module.css'

export function SignFacts({ sign, address }: { sign: Sign; address: Address | null }) {
  const warnings = warningsOf(sign, address)
  return (
    <div className={styles.facts}>
      <div className={styles.warnings}>
        {warnings.map((warning) => (
          <Notice key={warning} tone="waiting">
            {warning}
          </Notice>
        ))}
      </div>
      <dl>
        {factsOf(sign).map(({ name, figure, about }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
