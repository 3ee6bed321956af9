/** The days shown, who is here now, and when the figures last changed or that they're recounted. */
import type { Figures } from '#shared/analytics/records'
import { Modules } from '../../ui/status/Modules'
import type { CompanyTime } from '../ui/companyTime'
import { countOf } from '../ui/countText'
import styles from './FiguresStatus.module.css'
import { periodText, rankOf } from './format'

interface FiguresStatusProps {
  figures: Figures
  /** When they last updated by themselves; null if they haven't. */
  movedAt: number | null
  /** Whether other figures are loading. */
  isLoading: boolean
  time: CompanyTime
}

export function FiguresStatus({ figures, movedAt, isLoading, time }: FiguresStatusProps) {
  const { from, to, timeZone, readAt, now, isRecounting } = figures
  return (
    <p className={styles.asOf}>
      {/* Announced when the days change, not on every update. */}
      <span role="status">
        {isLoading ? (
          <span className={styles.loading}>
            <Modules />
            Loading
          </span>
        ) : (
          periodText(from, to)
        )}
      </span>
      {!isLoading && `, ${rankOf(timeZone)} time. `}
      {/* Replaces the time, so that nothing shifts when the recount ends. */}
      <span role="status">{isRecounting && !isLoading && 'Recounting figures… '}</span>
      {!isLoading &&
        !isRecounting &&
        (movedAt === null
          ? `Read at ${time.time(readAt)}. `
          : `Last change ${time.time(movedAt)}. `)}
      <b>{countOf(now, 'visitor')} now</b>
    </p>
  )
}
