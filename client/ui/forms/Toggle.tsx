/** A switch with its state in words beside it. */
import styles from './Toggle.module.css'

interface ToggleProps {
  label: string
  on: boolean
  /** The labels for on and off. */
  words: readonly [on: string, off: string]
  disabled?: boolean
  describedBy?: string
  onChange: (on: boolean) => void
}

export function Toggle({ label, on, words, disabled, describedBy, onChange }: ToggleProps) {
  const word = words[on ? 0 : 1]
  return (
    <button
      type="button"
      className={styles.toggle}
      role="switch"
      aria-checked={on}
      // Includes the visible word, for people who use voice control.
      aria-label={`${label}: ${word}`}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span className={styles.track} aria-hidden="true" />
      {word}
    </button>
  )
}
