/** The lines of a quote as CSV; the customer's version has no cost. */
import { toCsv } from '#shared/csv'
import { categories, hours } from '#shared/quotes/rules'
import type { Audience } from '../../../quote/pdf/views'
import { downloadFile } from '../../ui/download/download'
import type { PricedLine } from './printedQuote'

export function linesCsv(audience: Audience, lines: readonly PricedLine[]): string {
  const isDealer = audience === 'dealer'
  const cost = (cents: number) => (isDealer ? [plain(cents)] : [])
  return toCsv(
    [
      ...['Category', 'Item', 'Due', 'Quantity'],
      ...(isDealer ? ['Cost each', 'Cost'] : []),
      ...['MSRP each', 'MSRP', 'Hours'],
    ],
    lines.map((line) => {
      const category = categories.find(({ id }) => id === line.category)
      return [
        ...[category?.name, line.name, category?.isMonthly ? 'per month' : 'once', line.quantity],
        ...cost(line.cost),
        ...cost(line.cost * line.quantity),
        ...[plain(line.msrp), plain(line.msrp * line.quantity)],
        hours(line.tenths * line.quantity).replaceAll(',', ''),
      ]
    }),
  )
}

export function downloadLines(
  audience: Audience,
  lines: readonly PricedLine[],
  number: string,
): void {
  const file = new Blob([linesCsv(audience, lines)], { type: 'text/csv;charset=utf-8' })
  downloadFile(`quote-${number}-${audience}.csv`, file)
}

/** Without separators, so that spreadsheets read a number. */
function plain(cents: number): string {
  return (cents / 100).toFixed(2)
}
