/** Visitors so far today, compared with the same weekday last week up to the same time. */
import { Link } from 'react-router-dom'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import type { Figures, Point } from '#shared/analytics/records'
import { dayMs } from '#shared/days'
import { whisperPath } from '../data/whisperTabs'
import type { CompanyTime } from '../ui/companyTime'
import { Panel } from '../ui/layout/Panel'
import figure from './Figure.module.css'
import styles from './VisitorsToday.module.css'

interface VisitorsTodayProps {
  /** Compared with the same weekday last week, up to now. */
  today: Figures
  /** All of that day. */
  before: Figures
  time: CompanyTime
}

const [width, height] = [350, 112]
const [top, base] = [4, 108]
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
})

export function VisitorsToday({ today, before, time }: VisitorsTodayProps) {
  const now = today.readAt
  const all = sumOf(today.points)
  const then = today.before.sums?.visitors ?? 0
  const last = `last ${time.weekday(now)}`
  const most = Math.max(1, all, sumOf(before.points))
  const isCompared = sumOf(before.points) > 0
  const passed = today.points.filter(({ at }) => at <= now)
  const nowX = Math.min(1, (now - (passed[0]?.at ?? now)) / dayMs) * width
  const change = then > 0 ? all / then - 1 : 0
  const Arrow = change > 0 ? ArrowUp : ArrowDown
  const label = isCompared
    ? `Visitors so far: ${all} today by ${time.shortTime(now)}, ${then} ${last} by then and ${sumOf(before.points)} by its end`
    : `Visitors so far: ${all} today`
  return (
    <Panel
      title="Visitors today"
      headerExtra={<Link to={`${whisperPath}/analytics?range=today`}>Analytics</Link>}
    >
      <p className={figure.pair}>
        <b>{all.toLocaleString('en-US')}</b>
        {isCompared
          ? `${then.toLocaleString('en-US')} ${last} by ${time.shortTime(now)}`
          : `Nothing to compare with ${last}`}
        {change !== 0 && (
          <em data-good={change > 0 || undefined}>
            <Arrow size={14} aria-hidden="true" /> {percent.format(change)}
          </em>
        )}
      </p>
      <div className={styles.spark} role="img" aria-label={label}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d={`M0 ${top}H${width}M0 ${(top + base) / 2}H${width}`} />
          <path className={styles.base} d={`M0 ${base}H${width}`} />
          {isCompared && <path className={styles.before} d={pathOf(before.points, most, width)} />}
          <path className={styles.now} d={pathOf(passed, most, nowX)} />
        </svg>
        <i style={{ left: `${(nowX / width) * 100}%`, top: yOf(all, most) }} />
      </div>
      <p className={styles.hours} aria-hidden="true">
        {['12 AM', '6 AM', 'Noon', '6 PM', '12 AM'].map((hour, index) => (
          <span key={index === 4 ? 'end' : hour}>{hour}</span>
        ))}
      </p>
      <p className={styles.legend} aria-hidden="true">
        <span>Today, so far</span>
        {isCompared && (
          <span data-before>
            {last[0]?.toUpperCase()}
            {last.slice(1)}, {sumOf(before.points).toLocaleString('en-US')} in all
          </span>
        )}
      </p>
    </Panel>
  )
}

function sumOf(points: readonly Point[]): number {
  return points.reduce((sum, { visitors }) => sum + visitors, 0)
}

/** Cumulative visitors by the end of each hour, the last one's at `end`; most days have 24. */
function pathOf(points: readonly Point[], most: number, end: number): string {
  let sum = 0
  const steps = points.map(({ visitors }, hour) => {
    sum += visitors
    const x = Math.min(end, ((hour + 1) / 24) * width)
    return `L${x.toFixed(1)} ${yOf(sum, most).toFixed(1)}`
  })
  return `M0 ${base}${steps.join('')}`
}

function yOf(visitors: number, most: number): number {
  return base - (visitors / most) * (base - top)
}
