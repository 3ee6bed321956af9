import styles from './Modules.module.css'

/** Progress indicator: three modules of the QR code that fill one after the other. */
export function Modules() {
  return (
    <span className={styles.modules} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
