/** Typography: Lato in its four weights, each shown in its typical use. */
import type { BrandAsset } from '#shared/brand/calls'
import { Chapter } from '../Chapter'
import { part } from '../parts'
import { tokens } from './tokens'
import { familiesOf, glyphs, sample, weightsOf } from './typefaces'
import styles from './Typography.module.css'

const weights = weightsOf(tokens)
const [family = ''] = familiesOf(tokens)

export function Typography({ font }: { font: BrandAsset | undefined }) {
  return (
    <Chapter {...part('typography')}>
      <div className={styles.face}>
        <p className={styles.large} aria-hidden="true">
          Aa
        </p>
        <div>
          <h3>{family}</h3>
          <p>{font?.description}</p>
          <p className={styles.glyphs} aria-hidden="true">
            {glyphs}
          </p>
        </div>
      </div>
      <ul className={styles.weights}>
        {weights.map(({ weight, name, usage }) => (
          <li key={weight}>
            <p className={styles.name}>
              <strong>
                {weight} {name}
              </strong>
              {usage}
            </p>
            <p className={styles.sample} style={{ fontWeight: weight }}>
              {sample}
            </p>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
