/** Every pair of the palette's colors, one on the other, with its WCAG 2.2 rating. */
import { ratioText, type Verdict, verdictsOf } from './contrast'
import styles from './Contrast.module.css'
import { type PaletteColor, pairsOf } from './palette'

const uses = [
  ['text', 'Text'],
  ['largeText', 'Large text'],
  ['graphics', 'Icons, lines'],
] as const

export function Contrast({ palette }: { palette: readonly PaletteColor[] }) {
  return (
    <section className={styles.contrast} aria-labelledby="contrast">
      <h3 id="contrast">Contrast</h3>
      <p>
        WCAG 2.2 asks for 4.5:1 in text (AAA: 7:1), and for 3:1 in large text (AAA: 4.5:1), icons
        and lines.
      </p>
      <ul className={styles.pairs}>
        {pairsOf(palette).map(({ one, other, ratio }) => (
          <li key={`${one.token} ${other.token}`}>
            <div className={styles.samples}>
              <Sample ink={one} ground={other} />
              <Sample ink={other} ground={one} />
            </div>
            <div className={styles.words}>
              <h4>
                {one.name} and {other.name}
              </h4>
              <strong>{ratioText(ratio)}</strong>
            </div>
            <dl>
              {uses.map(([use, name]) => (
                <div key={use}>
                  <dt>{name}</dt>
                  <dd data-verdict={verdictsOf(ratio)[use] satisfies Verdict}>
                    {verdictsOf(ratio)[use]}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A picture of letters, because failing pairs are shown on purpose. */
function Sample({ ink, ground }: { ink: PaletteColor; ground: PaletteColor }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 72" style={{ background: ground.hex }}>
      <text x="60" y="49" textAnchor="middle" fontSize="36" fontWeight="900" fill={ink.hex}>
        Aa
      </text>
    </svg>
  )
}
