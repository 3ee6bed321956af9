/**
 * The Training tab (specification, section 2): unanswered questions to teach, with the tester and
 * the regression questions beside them.
 */
import { useRef } from 'react'
import ArrowDown from '~icons/lucide/arrow-down'
import { Button } from '../../ui/Button'
import { useAbout } from '../data/training/useAbout'
import { Queue } from './queue/Queue'
import { Regression } from './regression/Regression'
import { Suggestions } from './suggestions/Suggestions'
import { Tester } from './tester/Tester'
import { useTester } from './tester/useTester'
import styles from './Training.module.css'
import { ExplanationPanel } from './why/ExplanationPanel'

export function Training() {
  const tester = useTester()
  const { data: about } = useAbout()
  const testerColumn = useRef<HTMLDivElement>(null)

  /** In one column, jumps to the tester without scrolling past the whole queue. */
  function showTester() {
    testerColumn.current?.scrollIntoView({ block: 'start' })
    testerColumn.current?.querySelector('input')?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.training}>
      <div className={styles.column}>
        <Queue
          action={
            <Button look="line" size="small" className={styles.toTester} onClick={showTester}>
              <ArrowDown size={16} aria-hidden="true" />
              Test Whisper
            </Button>
          }
        />
        <Suggestions />
      </div>
      <div ref={testerColumn} className={styles.column}>
        <Tester tester={tester} model={about?.model ?? null} />
        <ExplanationPanel turn={tester.explained} side={tester.side} />
        <Regression />
      </div>
    </div>
  )
}
