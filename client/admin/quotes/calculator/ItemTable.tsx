/** Items of the price list, with prices and buttons to add them. */
import Plus from '~icons/lucide/plus'
import {
  type CatalogItem,
  hours,
  money,
  maxQuantity,
  quantityOf,
  type Selection,
} from '#shared/quotes/rules'
import { Button } from '../../../ui/Button'
import styles from './ItemTable.module.css'

interface ItemTableProps {
  items: readonly CatalogItem[]
  selection: Selection
  onAdd: (id: string) => void
}

export function ItemTable({ items, selection, onAdd }: ItemTableProps) {
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" data-figure>
            Cost
          </th>
          <th scope="col" data-figure>
            MSRP
          </th>
          <th scope="col" data-figure>
            Hours
          </th>
          <th scope="col">
            <span className="unseen">Add</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, about, cost, msrp, tenths }) => {
          const quantity = quantityOf(selection, id)
          return (
            <tr key={id}>
              <th scope="row">
                <b>{name}</b> <span className={styles.about}>{about}</span>
                {quantity > 0 && (
                  <span className={styles.count}>
                    {quantity}
                    <span className="unseen"> selected</span>
                  </span>
                )}
              </th>
              <td data-figure data-label="Cost">
                {money(cost)}
              </td>
              <td data-figure data-label="MSRP">
                {money(msrp)}
              </td>
              <td data-figure data-label="Hours">
                {hours(tenths)}
              </td>
              <td data-figure>
                <Button
                  look="line"
                  size="small"
                  aria-label={quantity > 0 ? `Add one more ${name}` : `Add ${name}`}
                  disabled={quantity >= maxQuantity}
                  onClick={() => onAdd(id)}
                >
                  <Plus size={16} aria-hidden="true" />
                  Add
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
