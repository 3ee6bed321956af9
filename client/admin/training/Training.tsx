/**
 * Specification, section 2: the Training tab. What Whisper did not know is taught first; beside it Whisper
 * is tested, and held to what it knew.
 */
import { useAbout } from '../data/training/useAbout'
import { Queue } from './queue/Queue'
import { Regression } from './regression/Regression'
import { Suggestions } from './suggestions/Suggestions'
import { Tester } from './tester/Tester'
import { useTester } from './tester/useTester'
import styles from './Training.module.css'
import { Why } from './why/Why'

export function Training() {
  const tester = useTester()
  const { data: about } = useAbout()
  return (
    <div className={styles.training}>
      <div className={styles.column}>
        <Queue />
        <Suggestions />
      </div>
      <div className={styles.column}>
        <Tester tester={tester} model={about?.model ?? null} />
        <Why turn={tester.explained} side={tester.side} />
        <Regression />
      </div>
    </div>
  )
}
