/** The selected items in the quote's order, with quantities and sums. */
import { useEffect, useRef } from 'react'
import { type CatalogItem, type Selection, sectionsOf } from '#shared/quotes/rules'
import { Button } from '../../../ui/Button'
import { countOf } from '../../ui/countText'
import { Panel } from '../../ui/layout/Panel'
import { UndoLine } from '../../ui/undo/UndoLine'
import type { Undo } from '../../ui/undo/useUndo'
import styles from '../parts/LineTable.module.css'
import { SelectedLine } from './SelectedLine'

interface SelectedItemsProps {
  items: readonly CatalogItem[]
  selection: Selection
  onSet: (id: string, quantity: number) => void
  undo: Undo<RemovedLine>
  onRestore: (line: RemovedLine) => void
}

export interface RemovedLine {
  line: Selection[number]
  at: number
}

export function SelectedItems({ items, selection, onSet, undo, onRestore }: SelectedItemsProps) {
  const sections = sectionsOf(selection, items)
  const lines = sections.flatMap((section) => section.lines)
  const unsold = selection.filter(({ id }) => !items.some((item) => item.id === id))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(lines.length)

  // Removing a line loses the focus: keyboard and screen reader users continue at the heading.
  useEffect(() => {
    if (lines.length < before.current && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
    before.current = lines.length
  }, [lines.length])

  return (
    <Panel
      title="Selected Items"
      heading={heading}
      headerExtra={
        pieces > 0 && (
          <p>
            {countOf(pieces, 'piece')} in {countOf(lines.length, 'line')}
          </p>
        )
      }
    >
      {unsold.map(({ id }) => (
        <p key={id} className={styles.unsold}>
          <b>{id}</b> is no longer in the price list.
          <Button look="plain" onClick={() => onSet(id, 0)}>
            Remove {id}
          </Button>
        </p>
      ))}
      {sections.length === 0 ? (
        <div className={styles.empty}>
          <h3>Nothing selected yet</h3>
          <p>
            Choose a category and press Add, or type a name in the search and press Enter. Add an
            item again to raise its quantity.
          </p>
        </div>
      ) : (
        <table className={styles.selected}>
          <thead>
            <tr>
              <th scope="col" className={styles.category}>
                Category
              </th>
              <th scope="col">Item</th>
              <th scope="col">Quantity</th>
              <th scope="col" data-figure className={styles.wide}>
                Cost
              </th>
              <th scope="col" data-figure>
                MSRP
              </th>
              <th scope="col" data-figure className={styles.wide}>
                Hours
              </th>
              <th scope="col">
                <span className="unseen">Remove</span>
              </th>
            </tr>
          </thead>
          {sections.map(({ category, lines }) => (
            <tbody key={category.id}>
              {lines.map((line, index) => (
                <tr key={line.item.id}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={lines.length} className={styles.category}>
                      {category.name}
                      {category.isMonthly && <span>per month</span>}
                    </th>
                  )}
                  <SelectedLine line={line} onSet={(quantity) => onSet(line.item.id, quantity)} />
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      <UndoLine undo={undo} onUndo={onRestore} />
    </Panel>
  )
}
