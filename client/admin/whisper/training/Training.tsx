/** Specification, section 2: the Training tab. Whisper is tested, taught, and held to what it knew. */

import { Queue } from './queue/Queue'
import { Regression } from './regression/Regression'
import styles from './Training.module.css'
import { Tester } from './tester/Tester'
import { useTester } from './tester/useTester'
import { useAbout } from './useAbout'
import { Why } from './why/Why'

export function Training() {
  const tester = useTester()
  const { data: about } = useAbout()
  return (
    <div className={styles.training}>
      <div className={styles.column}>
        <Tester tester={tester} model={about?.model ?? null} />
        <Queue />
      </div>
      <div className={styles.column}>
        <Why turn={tester.explained} side={tester.side} />
        <Regression />
      </div>
    </div>
  )
}
