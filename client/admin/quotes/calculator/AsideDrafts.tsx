/** Unsaved quotes set aside when another was started; a click restores one. */
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import {
  asideDrafts,
  discardAside,
  putBackAside,
  restoreAside,
} from '../../data/quotes/drafts/asideDrafts'
import type { Draft } from '../../data/quotes/drafts/draft'
import { countOf } from '../../ui/countText'
import { useObservable } from '../../ui/observable'
import { UndoLine } from '../../ui/undo/UndoLine'
import { useUndo } from '../../ui/undo/useUndo'
import styles from './AsideDrafts.module.css'

export function AsideDrafts() {
  const drafts = useObservable(asideDrafts)
  const undo = useUndo<{ draft: Draft; at: number }>()
  return (
    <>
      {drafts.length > 0 && (
        <ul className={styles.aside} aria-label="Set aside, not saved">
          {drafts.map((draft, index) => (
            <li key={draft.id}>
              <p>Set aside, not saved: {nameOf(draft)}.</p>
              <Button
                look="line"
                size="small"
                aria-label={`Bring back ${nameOf(draft)}`}
                onClick={() => restoreAside(draft)}
              >
                Bring back
              </Button>
              <Button
                look="plain"
                size="small"
                aria-label={`Discard ${nameOf(draft)}`}
                onClick={() => {
                  discardAside(draft)
                  undo.offer(nameOf(draft), { draft, at: index })
                }}
              >
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <UndoLine undo={undo} onUndo={({ draft, at }) => putBackAside(draft, at)} />
    </>
  )
}

function nameOf({ customer, company, lines }: Draft): string {
  const who = customer.trim() || company.trim() || 'no customer yet'
  return `${who}, ${countOf(lines.length, 'line')}`
}
