/** The menu above the reply box while a slash command is typed; the box keeps the keyboard. */
import styles from './InsertMenu.module.css'
import type { Insert } from './useInserts'

interface InsertMenuProps {
  id: string
  inserts: readonly Insert[]
  chosen: Insert | undefined
  onChoose: (insert: Insert) => void
}

export function InsertMenu({ id, inserts, chosen, onChoose }: InsertMenuProps) {
  return (
    <div
      id={id}
      className={styles.inserts}
      role="listbox"
      aria-label="Saved replies and entries"
      hidden={inserts.length === 0}
    >
      {inserts.map((one) => (
        // Keys are handled by the box.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={one.id}
          id={`${id}-${one.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={one === chosen}
          // Keeps the focus in the box.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <b>{one.name}</b>
          <span>{one.beginning}</span>
        </div>
      ))}
    </div>
  )
}
