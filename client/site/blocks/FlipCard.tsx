/**
 * A card with an answer on its back (specification, section 4): turned by hover, click or the space
 * bar, and back by leaving it or by another click. A checkbox keeps the state, so it works before the
 * page's script; this only turns it back for whoever left. A screen reader reads both sides.
 */
import type { FocusEvent, PointerEvent } from 'react'
import styles from './FlipCard.module.css'

interface FlipCardProps {
  front: string
  back: string
  /** What turning does, in words. */
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
  // A finger leaves with every tap, and means it only when it taps elsewhere.
  if ('pointerType' in event && event.pointerType !== 'mouse') return
  event.currentTarget.checked = false
}
