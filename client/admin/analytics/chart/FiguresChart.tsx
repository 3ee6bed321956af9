/**
 * The lines of the chart, without animation: live figures must not move while being read. Arrow
 * keys go from point to point, as the pointer does.
 */
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import type { Figures } from '#shared/analytics/records'
import { countText } from '../../ui/countText'
import { type ChartRow, isCounted, type Measure } from './chartRows'
import { ChartTooltip } from './ChartTooltip'
import styles from './FiguresChart.module.css'

export interface FiguresChartProps {
  rows: readonly ChartRow[]
  measure: Measure
  unit: Figures['unit']
}

const faint = { stroke: 'var(--ink-soft)', strokeWidth: 1.5, strokeDasharray: '4 3' } as const
const strong = { stroke: 'var(--ink)', strokeWidth: 2 } as const
const mark = { r: 4, fill: 'var(--paper)', stroke: 'var(--ink)', strokeWidth: 2 } as const
const still = { isAnimationActive: false, type: 'linear', dot: false } as const

export function FiguresChart({ rows, measure, unit }: FiguresChartProps) {
  const points = rows.map((row, index) => {
    if (!isCounted(row)) return { index }
    const value = row.now[measure]
    // The last segment belongs to both lines: it connects the finished points with the running one.
    const next = rows[index + 1]
    const isLastOver = !row.isRunning && next !== undefined && isCounted(next) && next.isRunning
    return {
      index,
      ...(row.before && { before: row.before[measure] }),
      ...(row.isRunning ? {} : { now: value }),
      ...(row.isRunning || isLastOver ? { soFar: value } : {}),
    }
  })
  const ticks = ticksOf(rows)
  return (
    <div className={styles.chart}>
      <LineChart
        responsive
        style={{ width: '100%', height: '100%' }}
        data={points}
        margin={{ top: 10, right: 12, bottom: 0, left: 0 }}
        title={`${measure === 'views' ? 'Views' : 'Visitors'} by ${unit}, with the time before`}
        desc="The same figures are in the table below."
      >
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="index"
          {...(ticks && { ticks })}
          tickFormatter={(index: number) => rows[index]?.name ?? ''}
          interval="equidistantPreserveStart"
          minTickGap={32}
          tickLine={false}
          axisLine={{ stroke: 'var(--ink-soft)' }}
          tickMargin={8}
        />
        <YAxis
          width="auto"
          allowDecimals={false}
          tickFormatter={countText}
          axisLine={false}
          tickLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--ink)' }}
          content={({ active, label }) => {
            const row = active ? rows[Number(label)] : undefined
            return row && isCounted(row) ? <ChartTooltip row={row} measure={measure} /> : null
          }}
        />
        <Line {...still} {...faint} dataKey="before" activeDot={false} />
        <Line {...still} {...strong} dataKey="now" activeDot={mark} />
        <Line {...still} {...strong} dataKey="soFar" strokeDasharray="2 3" activeDot={mark} />
      </LineChart>
    </div>
  )
}

/** Hours of several days are labelled every six hours, so that each day's start is among them. */
function ticksOf(rows: readonly ChartRow[]): number[] | undefined {
  const { day, at = 0 } = rows[0] ?? {}
  const isOneDay = rows.every((row) => row.day === day)
  if (isOneDay || (rows[1]?.at ?? 0) - at > 3_600_000) return undefined
  return rows.flatMap((row, index) => {
    const hour = index - rows.findIndex((one) => one.day === row.day)
    return hour % 6 === 0 && hour < 24 ? [index] : []
  })
}
