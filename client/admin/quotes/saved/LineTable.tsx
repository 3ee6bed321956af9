/** The lines of a quote at the quote's own prices. */
import { type CatalogItem, hours, money, type Section } from '#shared/quotes/rules'
import { Panel } from '../../ui/layout/Panel'
import styles from '../parts/LineTable.module.css'

export function LineTable({ sections }: { sections: readonly Section<CatalogItem>[] }) {
  return (
    <Panel title="Items">
      <table className={styles.selected}>
        <thead>
          <tr>
            <th scope="col" className={styles.category}>
              Category
            </th>
            <th scope="col">Item</th>
            <th scope="col" data-figure>
              Quantity
            </th>
            <th scope="col" data-figure className={styles.wide}>
              Cost
            </th>
            <th scope="col" data-figure>
              MSRP
            </th>
            <th scope="col" data-figure className={styles.wide}>
              Hours
            </th>
          </tr>
        </thead>
        {sections.map(({ category, lines }) => (
          <tbody key={category.id}>
            {lines.map(({ item, quantity }, index) => (
              <tr key={item.id}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={lines.length} className={styles.category}>
                    {category.name}
                    {category.isMonthly && <span>per month</span>}
                  </th>
                )}
                <th scope="row" className={styles.name}>
                  {item.name}
                </th>
                <td data-figure>{quantity}</td>
                <td data-figure className={styles.wide}>
                  {money(item.cost * quantity)}
                </td>
                <td data-figure>{money(item.msrp * quantity)}</td>
                <td data-figure className={styles.wide}>
                  {hours(item.tenths * quantity)}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  )
}
