/** The chart's figures as CSV. */
import type { Figures } from '#shared/analytics/records'
import { type Column, csvOf } from '#shared/csv'
import { type CountedRow, chartRows, isCounted } from './chartRows'

const columns: readonly Column<CountedRow>[] = [
  { name: 'Visitors', of: ({ now }) => now.visitors },
  { name: 'Views', of: ({ now }) => now.views },
  { name: 'Compared with', of: ({ plainNameBefore }) => plainNameBefore },
  { name: 'Visitors before', of: ({ before }) => before?.visitors },
  { name: 'Views before', of: ({ before }) => before?.views },
]

export function figuresCsv(figures: Figures): { filename: string; text: string } {
  const { from, to, unit } = figures
  const when = { name: unit === 'hour' ? 'Hour' : 'Day', of: (row: CountedRow) => row.plainName }
  const text = csvOf([when, ...columns], chartRows(figures).filter(isCounted))
  return { filename: `analytics-${from === to ? from : `${from}-to-${to}`}.csv`, text }
}
