/** The chart's tooltip for one hour or day, announced when arrow keys reach it, not on updates. */
import { countText } from '../../ui/countText'
import type { CountedRow, Measure } from './chartRows'
import styles from './ChartTooltip.module.css'

export function ChartTooltip({ row, measure }: { row: CountedRow; measure: Measure }) {
  const { at, longName, now, nameBefore, before, isRunning } = row
  return (
    <div role="status" aria-relevant="additions">
      <div className={styles.tip} key={`${at} ${measure}`}>
        <b>
          {longName}
          {isRunning && ', so far'}
        </b>
        <span>{measure === 'views' ? 'Views' : 'Visitors'}</span>
        <span>{countText(now[measure])}</span>
        {before && (
          <>
            <span className={styles.before}>{nameBefore}</span>
            <span className={styles.before}>{countText(before[measure])}</span>
          </>
        )}
      </div>
    </div>
  )
}
