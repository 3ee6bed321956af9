/** Progress of a run, in numbers and as a bar. */
import type { CSSProperties } from 'react'
import type { Run } from '#shared/training/records'
import { CheckBadge } from './CheckBadge'
import styles from './Progress.module.css'

export function Progress({ run }: { run: Run }) {
  const { total, asked, failed, state } = run
  const passed = asked - failed
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  const bar = { '--pass': `${share(passed)}%`, '--done': `${share(asked)}%` } as CSSProperties
  return (
    <>
      <div className={styles.counts} role="status">
        <span>
          <b>
            {asked.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
          </b>{' '}
          asked
        </span>
        <CheckBadge state="passed" word={`${passed.toLocaleString('en-US')} pass`} />
        {failed > 0 && (
          <CheckBadge state="failed" word={`${failed.toLocaleString('en-US')} fail`} />
        )}
        {state === 'running' && (
          <span className={styles.quiet}>{(total - asked).toLocaleString('en-US')} to go</span>
        )}
        {state === 'cancelled' && <span className={styles.quiet}>Canceled</span>}
        {state === 'broken' && <span className={styles.quiet}>Broke off: its server ended</span>}
      </div>
      <div
        className={styles.bar}
        style={bar}
        role="progressbar"
        aria-label="Questions asked"
        aria-valuenow={asked}
        aria-valuemin={0}
        aria-valuemax={total}
      />
    </>
  )
}
