/**
 * A card with an answer on its back (specification, section 4): it turns on hover, click or the
 * space bar, and back when left or clicked again. A checkbox keeps the state, so it works before
 * the page's script, which only turns it back on leaving. Screen readers read both sides.
 */
import type { FocusEvent, PointerEvent } from 'react'
import styles from './FlipCard.module.css'

interface FlipCardProps {
  front: string
  back: string
  /** Says what turning the card does. */
  turn: string
}

export function FlipCard({ front, back, turn }: FlipCardProps) {
  return (
    <div className={styles.card}>
      <input
        type="checkbox"
        className={styles.turn}
        aria-label={`${turn}: ${front}`}
        onPointerLeave={turnBack}
        onBlur={turnBack}
      />
      <div className={styles.body}>
        <h3 className={styles.front}>{front}</h3>
        <p className={styles.back}>{back}</p>
      </div>
    </div>
  )
}

function turnBack(event: PointerEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>) {
  // Touch fires pointerleave after every tap, so only a tap elsewhere (blur) turns the card back.
  if ('pointerType' in event && event.pointerType !== 'mouse') return
  event.currentTarget.checked = false
}
