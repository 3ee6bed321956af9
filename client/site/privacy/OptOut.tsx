/** The switch against ad tracking. optOut.ts makes it work; this only shows what is so. */
import { useEffect, useRef } from 'react'
import styles from './OptOut.module.css'
import { isOptedOut, optOutSwitch } from './optOut'

interface OptOutProps {
  words: { label: string; on: string; off: string }
}

export function OptOut({ words: { label, on, off } }: OptOutProps) {
  const box = useRef<HTMLInputElement>(null)
  // Whoever comes here by a link within the site has a new switch, which the starter has not seen.
  useEffect(() => {
    if (box.current) box.current.checked = isOptedOut()
  }, [])
  return (
    <label className={styles.optOut}>
      <input ref={box} id={optOutSwitch} type="checkbox" autoComplete="off" />
      <span>
        <span className={styles.label}>{label}</span>
        <span className={`${styles.state} ${styles.on}`}>{on}</span>
        <span className={`${styles.state} ${styles.off}`}>{off}</span>
      </span>
    </label>
  )
}
