/** The quoted items by section. On a phone, quantity, price and hours go below the name. */
import type { PrivateQuote } from '#shared/quotes/records'
import { hours, money, type Section } from '#shared/quotes/rules'
import styles from './Items.module.css'
import tables from './Table.module.css'

type Line = PrivateQuote['lines'][number]

export function Items({ sections }: { sections: readonly Section<Line>[] }) {
  return (
    <section aria-labelledby="items">
      <h2 id="items">What’s included</h2>
      <table className={`${tables.table} ${styles.items}`} aria-describedby="currency">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">MSRP each</th>
            <th scope="col">MSRP</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        {sections.map(({ category, lines }) => (
          <tbody key={category.id}>
            <tr className={styles.section}>
              <th scope="rowgroup" colSpan={5}>
                {category.isMonthly ? `${category.name}, per month` : category.name}
              </th>
            </tr>
            {lines.map(({ item, quantity }) => (
              <ItemRow key={item.name} item={item} quantity={quantity} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function ItemRow({ item, quantity }: { item: Line; quantity: number }) {
  const { name, about, msrp, tenths } = item
  const time = hours(tenths * quantity)
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.about}>{about}</span>
        <span className={styles.small}>
          {quantity} × {money(msrp)}
          {tenths > 0 && `, ${time} hours`}
        </span>
      </th>
      <td>{quantity}</td>
      <td>{money(msrp)}</td>
      <td>{money(msrp * quantity)}</td>
      <td>{time}</td>
    </tr>
  )
}
