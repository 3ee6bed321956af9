import styles from './Modules.module.css'

/** Three modules of the QR code that fill one after the other: something is under way. */
export function Modules() {
  return (
    <span className={styles.modules} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
