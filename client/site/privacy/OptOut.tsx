/** An opt-out switch. It only shows the state; optOut.ts and visits/refusal.ts make it work. */
import { useEffect, useRef } from 'react'
import styles from './OptOut.module.css'

interface OptOutProps {
  /** Identifies the switch to the code behind it. */
  id: string
  isOn: () => boolean
  words: { label: string; on: string; off: string }
}

export function OptOut({ id, isOn, words: { label, on, off } }: OptOutProps) {
  const box = useRef<HTMLInputElement>(null)
  // After navigating here within the site, the switch is new and the starter hasn't set it.
  useEffect(() => {
    if (box.current) box.current.checked = isOn()
  }, [isOn])
  return (
    <label className={styles.optOut}>
      <input ref={box} id={id} type="checkbox" autoComplete="off" />
      <span>
        <span className={styles.label}>{label}</span>
        <span className={`${styles.state} ${styles.on}`}>{on}</span>
        <span className={`${styles.state} ${styles.off}`}>{off}</span>
      </span>
    </label>
  )
}
