/** A switch against something. Others make it work (optOut.ts, visits/refusal.ts); this shows what is so. */
import { useEffect, useRef } from 'react'
import styles from './OptOut.module.css'

interface OptOutProps {
  /** By which whoever makes it work knows it. */
  id: string
  isOn: () => boolean
  words: { label: string; on: string; off: string }
}

export function OptOut({ id, isOn, words: { label, on, off } }: OptOutProps) {
  const box = useRef<HTMLInputElement>(null)
  // Whoever comes here by a link within the site has a new switch, which the starter has not seen.
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
