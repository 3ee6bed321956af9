import styles from './Benefits.module.css'

export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className={styles.checks}>
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  )
}
