/** Visitors so far today, compared with the same weekday last week up to the same time. */
import { Link } from 'react-router-dom'
import type { Figures, Point } from '#shared/analytics/records'
import { whisperPath } from '../data/whisperTabs'
import type { CompanyTime } from '../ui/companyTime'
import { Panel } from '../ui/Panel'
import figure from './Figure.module.css'
import styles from './VisitorsToday.module.css'

interface VisitorsTodayProps {
  today: Figures
  before: Figures
  time: CompanyTime
}

const [width, height] = [350, 112]
const [top, base] = [4, 108]
const week = 7 * 86_400_000

export function VisitorsToday({ today, before, time }: VisitorsTodayProps) {
  const now = today.readAt
  const all = sumOf(today.points)
  const then = sumOf(before.points.filter(({ at }) => at + week <= now))
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: today.timeZone })
  const last = `last ${weekday.format(now)}`
  const most = Math.max(1, all, sumOf(before.points))
  const isCompared = sumOf(before.points) > 0
  const line = (points: readonly Point[]) => pathOf(points, most)
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
      </p>
      <svg
        className={styles.spark}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.grid} d={`M0 ${top}H${width}M0 ${(top + base) / 2}H${width}`} />
        <path className={styles.base} d={`M0 ${base}H${width}`} />
        {isCompared && <path className={styles.before} d={line(before.points)} />}
        <path className={styles.now} d={line(today.points.filter(({ at }) => at <= now))} />
      </svg>
      <p className={styles.hours} aria-hidden="true">
        {['12 AM', '6 AM', 'Noon', '6 PM', '12 AM'].map((hour, at) => (
          <span key={at === 4 ? 'end' : hour}>{hour}</span>
        ))}
      </p>
    </Panel>
  )
}

function sumOf(points: readonly Point[]): number {
  return points.reduce((sum, { visitors }) => sum + visitors, 0)
}

/** Cumulative visitors by the end of each hour; most days have 24. */
function pathOf(points: readonly Point[], most: number): string {
  let sum = 0
  const steps = points.map(({ visitors }, hour) => {
    sum += visitors
    const x = ((hour + 1) / 24) * width
    return `L${Math.min(width, x).toFixed(1)} ${(base - (sum / most) * (base - top)).toFixed(1)}`
  })
  return `M0 ${base}${steps.join('')}`
}
