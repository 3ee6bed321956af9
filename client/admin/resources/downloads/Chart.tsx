/** A bar chart of daily counts. Its label summarizes it; the table has the figures. */
import styles from './Chart.module.css'

interface ChartProps {
  days: readonly { day: string; downloads: number }[]
}

const height = 100
const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const nameOf = (day: string | undefined) => (day ? format.format(Date.parse(day)) : '')

export function Chart({ days }: ChartProps) {
  const most = Math.max(0, ...days.map(({ downloads }) => downloads))
  const top = roundAbove(most)
  const first = nameOf(days[0]?.day)
  const last = nameOf(days.at(-1)?.day)
  const busiest = days.find(({ downloads }) => downloads === most)
  const peak = most > 0 ? `, at most ${most} on ${nameOf(busiest?.day)}` : ''
  return (
    <figure className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        <span>{top}</span>
        <span>{top / 2}</span>
        <span>0</span>
      </div>
      <svg
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Downloads a day from ${first} to ${last}${peak}`}
      >
        {days.map(({ day, downloads }, index) => (
          <rect
            key={day}
            x={index + 0.15}
            y={height - (downloads / top) * height}
            width={0.7}
            height={(downloads / top) * height}
          >
            <title>{`${nameOf(day)}: ${downloads}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.days} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  )
}

/** Maximum of a chart's scale: the next round number that can be halved, at least 4. */
export function roundAbove(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power)
  return Math.max(4, steps.find((step) => step >= most) ?? most)
}
