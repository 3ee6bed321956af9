/** The chart's figures as CSV. */
import type { Figures } from '#shared/analytics/records'
import { toCsv } from '#shared/csv'
import { chartRows, isCounted } from './chartRows'

export function figuresCsv(figures: Figures): { filename: string; text: string } {
  const { from, to, unit } = figures
  const text = toCsv(
    [
      ...[unit === 'hour' ? 'Hour' : 'Day', 'Visitors', 'Views'],
      ...['Compared with', 'Visitors before', 'Views before'],
    ],
    chartRows(figures)
      .filter(isCounted)
      .map(({ plainName, now, plainNameBefore, before }) => [
        ...[plainName, now.visitors, now.views],
        ...[plainNameBefore, before?.visitors ?? '', before?.views ?? ''],
      ]),
  )
  return { filename: `analytics-${from === to ? from : `${from}-to-${to}`}.csv`, text }
}
