/**
 * Says what was removed, and brings it back at a press. It stands with the list, next to be reached by keyboard, and
 * goes by itself, but not while it is pointed at or has the focus.
 */
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button'
import styles from './UndoLine.module.css'
import type { Undo } from './useUndo'

interface UndoLineProps<T> {
  undo: Undo<T>
  onUndo: (value: T) => void
}

/** Long enough to read it, notice the mistake and reach the button by keyboard. */
const staysMs = 15_000

export function UndoLine<T>({ undo: { removal, forget, take }, onUndo }: UndoLineProps<T>) {
  const [isAttended, setAttended] = useState(false)
  useEffect(() => {
    if (!removal || isAttended) return
    const timer = setTimeout(forget, staysMs)
    return () => clearTimeout(timer)
  }, [removal, isAttended, forget])

  function undo(): void {
    // The button that had the focus is gone, and the pointer with it.
    setAttended(false)
    const value = take()
    if (value !== null) onUndo(value)
  }

  // A screen reader hears of what comes into it only where it was there before.
  return (
    <div
      className={styles.line}
      role="status"
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      {removal && (
        <>
          <p>
            Removed <bdi>{removal.name}</bdi>.
          </p>
          <Button look="line" size="small" aria-label={`Undo: ${removal.name}`} onClick={undo}>
            Undo
          </Button>
        </>
      )}
    </div>
  )
}
