/**
 * Says what was removed and offers to undo it. It is next to the list in the tab order and
 * disappears by itself, unless hovered or focused.
 */
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button'
import styles from './UndoLine.module.css'
import type { Undo } from './useUndo'

interface UndoLineProps<T> {
  undo: Undo<T>
  /** What was done to it. */
  done?: string
  onUndo: (value: T) => void
}

/** Long enough to read it, notice the mistake and reach the button by keyboard. */
const staysMs = 15_000

export function UndoLine<T>(props: UndoLineProps<T>) {
  const { done = 'Removed', onUndo } = props
  const { removal, forget, take } = props.undo
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

  // Always in the DOM, because screen readers only announce content added to an existing status.
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
            {done} <bdi>{removal.name}</bdi>.
          </p>
          <Button look="line" size="small" aria-label={`Undo: ${removal.name}`} onClick={undo}>
            Undo
          </Button>
        </>
      )}
    </div>
  )
}
