/** The chart's figures as CSV. */
import type { Figures } from '#shared/analytics/records'
import { type Cell, toCsv } from '#shared/csv'
import { type CountedRow, chartRows, isCounted } from './chartRows'

interface Column {
  name: string
  of: (row: CountedRow) => Cell
}

const columns: readonly Column[] = [
  { name: 'Visitors', of: ({ now }) => now.visitors },
  { name: 'Views', of: ({ now }) => now.views },
  { name: 'Compared with', of: ({ plainNameBefore }) => plainNameBefore },
  { name: 'Visitors before', of: ({ before }) => before?.visitors },
  { name: 'Views before', of: ({ before }) => before?.views },
]

export function figuresCsv(figures: Figures): { filename: string; text: string } {
  const { from, to, unit } = figures
  const text = toCsv(
    [unit === 'hour' ? 'Hour' : 'Day', ...columns.map(({ name }) => name)],
    chartRows(figures)
      .filter(isCounted)
      .map((row) => [row.plainName, ...columns.map(({ of }) => of(row))]),
  )
  return { filename: `analytics-${from === to ? from : `${from}-to-${to}`}.csv`, text }
}
