/** Which days are shown, who is here now, and when the figures last moved. */
import type { Figures } from '#shared/analytics/records'
import type { CompanyTime } from '../../companyTime'
import styles from './AsOf.module.css'
import { counted, periodText, placeOf } from './words'

interface AsOfProps {
  figures: Figures
  /** When they last moved by themselves; null if they have not. */
  movedAt: number | null
  time: CompanyTime
}

export function AsOf({ figures, movedAt, time }: AsOfProps) {
  const { from, to, timeZone, readAt, now } = figures
  return (
    <p className={styles.asOf}>
      {periodText(from, to)}, {placeOf(timeZone)} time.{' '}
      {movedAt === null ? `Read at ${time.time(readAt)}.` : `Last change ${time.time(movedAt)}.`}{' '}
      <b>{counted(now, 'visitor')} now</b>
    </p>
  )
}
