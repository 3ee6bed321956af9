/** The traditional call box compared with the product, row by row. */
import { residential } from '#shared/content/residential'
import { Section } from '../blocks/Section'
import { Sign } from '../Sign'
import styles from './Comparison.module.css'

export function Comparison() {
  const { compare } = residential
  return (
    <Section words={compare} tone="soft">
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <CallBox className={styles.drawing} />
              {compare.columns.box}
            </th>
            <th scope="col">
              <PostedSign className={styles.drawing} />
              {compare.columns.product}
            </th>
          </tr>
        </thead>
        <tbody>
          {compare.rows.map(({ title, box, product }) => (
            <tr key={title}>
              <th scope="row">
                <span>{title}</span>
              </th>
              <td>{box}</td>
              <td>{product}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const keys = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => [46 + 26 * column, 104 + 24 * row] as const),
)

/** A traditional call box on its post, in thin gray lines: the thing that a sign replaces. */
function CallBox({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 160 208" aria-hidden="true">
      <g fill="none" stroke="var(--ink-soft)" strokeWidth="2">
        <path d="M80 184v24M16 207h128" />
        <rect x="28" y="16" width="104" height="168" rx="6" fill="var(--paper)" />
        <path d="M22 16a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6v14H22z" fill="var(--paper)" />
        <rect x="44" y="42" width="72" height="24" rx="2" />
        <path d="M50 50h30M50 58h44M50 80h60M50 86h60M50 92h60" />
        {keys.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="16" height="16" rx="2" />
        ))}
      </g>
    </svg>
  )
}

/** The sign on its post, beside the call box and to the same scale. */
function PostedSign({ className }: { className?: string | undefined }) {
  return (
    <span className={[styles.posted, className].filter(Boolean).join(' ')} aria-hidden="true">
      <Sign className={styles.sign} />
      <svg className={styles.post} viewBox="0 0 160 52" aria-hidden="true">
        <path d="M80 0v51" stroke="currentColor" strokeWidth="6" />
        <path d="M16 51h128" stroke="currentColor" strokeWidth="2" />
      </svg>
    </span>
  )
}
