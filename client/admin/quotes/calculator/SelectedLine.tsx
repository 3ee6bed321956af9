/** The cells of one selected item. */
import { type CatalogItem, hours, type Line, money } from '#shared/quotes/rules'
import { Icon } from '../../../ui/Icon'
import styles from '../parts/LineTable.module.css'
import { Quantity } from './Quantity'

interface SelectedLineProps {
  line: Line<CatalogItem>
  onSet: (quantity: number) => void
}

export function SelectedLine({ line: { item, quantity }, onSet }: SelectedLineProps) {
  return (
    <>
      <th scope="row" className={styles.name}>
        {item.name}
      </th>
      <td>
        <Quantity name={item.name} quantity={quantity} onSet={onSet} />
      </td>
      <td data-figure className={styles.wide}>
        {money(item.cost * quantity)}
      </td>
      <td data-figure>{money(item.msrp * quantity)}</td>
      <td data-figure className={styles.wide}>
        {hours(item.tenths * quantity)}
      </td>
      <td data-figure>
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${item.name}`}
          onClick={() => onSet(0)}
        >
          <Icon name="close" />
        </button>
      </td>
    </>
  )
}
