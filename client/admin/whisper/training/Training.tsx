/** Specification, section 2: the Training tab. Whisper is tested, taught, and held to what it knew. */
import { Queue } from './queue/Queue'
import { Regression } from './regression/Regression'
import styles from './Training.module.css'
import { Tester } from './tester/Tester'

export function Training() {
  return (
    <div className={styles.training}>
      <div className={styles.column}>
        <Tester />
        <Queue />
      </div>
      <div className={styles.column}>
        <Regression />
      </div>
    </div>
  )
}
