/**
 * A button that opens a menu of actions (WAI-ARIA menu button pattern): arrows, Home, End and
 * letters move in it, Escape closes it, and the focus returns to the button.
 */
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import { Button } from '../../../ui/Button'
import styles from './MenuButton.module.css'
import { nextIndex } from './nextIndex'

export interface MenuAction {
  name: string
  onPress: () => void
  isDisabled?: boolean
}

interface MenuButtonProps {
  name: string
  actions: readonly MenuAction[]
}

export function MenuButton({ name, actions }: MenuButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  /** Index of the item to focus on opening. */
  const first = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const itemAt = (place: number) => list.current?.querySelectorAll('button')[place]

  useEffect(() => {
    if (!isOpen) return
    // Scrolls the whole menu into view, not only the focused item.
    list.current?.scrollIntoView({ block: 'nearest' })
    itemAt(first.current)?.focus({ preventScroll: true })
  }, [isOpen])

  function open(at: number): void {
    first.current = at
    setOpen(true)
  }
  function close(): void {
    setOpen(false)
    button.current?.focus()
  }
  function press({ onPress, isDisabled = false }: MenuAction): void {
    if (isDisabled) return
    // Closed first, so that a dialog opened by the action returns the focus to the button.
    close()
    onPress()
  }
  function onButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 0 : actions.length - 1)
  }
  function onMenuKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    // Tab continues from the button.
    if (event.key === 'Tab') close()
    const names = actions.map((action) => action.name)
    const index = [...(list.current?.querySelectorAll('button') ?? [])].findIndex(
      (one) => one === document.activeElement,
    )
    const place = nextIndex(event, index, names)
    if (place === null) return
    event.preventDefault()
    itemAt(place)?.focus()
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <div className={styles.menu} onBlur={onBlur}>
      <Button
        ref={button}
        look="line"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? setOpen(false) : open(0))}
        onKeyDown={onButtonKey}
      >
        {name}
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {isOpen && (
        <ul ref={list} id={id} role="menu" aria-label={name} onKeyDown={onMenuKey}>
          {actions.map((action) => (
            <li key={action.name} role="none">
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={action.isDisabled || undefined}
                onClick={() => press(action)}
              >
                {action.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
