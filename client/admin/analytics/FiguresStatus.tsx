/** Which days are shown, who is here now, and when the figures last moved, or that they are being counted again. */
import type { Figures } from '#shared/analytics/records'
import { Modules } from '../../ui/Modules'
import type { CompanyTime } from '../ui/companyTime'
import styles from './FiguresStatus.module.css'
import { countOf, periodText, rankOf } from './format'

interface FiguresStatusProps {
  figures: Figures
  /** When they last moved by themselves; null if they have not. */
  movedAt: number | null
  /** Others are on their way. */
  isLoading: boolean
  time: CompanyTime
}

export function FiguresStatus({ figures, movedAt, isLoading, time }: FiguresStatusProps) {
  const { from, to, timeZone, readAt, now, isRecounting } = figures
  return (
    <p className={styles.asOf}>
      {/* Heard when the days change, not each time something moves. */}
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
      {/* In the place of the time, so that nothing moves when it ends. */}
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
