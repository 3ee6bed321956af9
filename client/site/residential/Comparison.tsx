/** The traditional call box compared with the product, row by row. */
import { residential } from '#shared/content/residential'
import { Section } from '../blocks/Section'
import { CallBox } from './CallBox'
import styles from './Comparison.module.css'
import { PostedSign } from './PostedSign'

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
