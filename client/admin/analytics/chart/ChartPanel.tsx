/** Visitors or views by hour or day, with the previous period: as a chart, a table and a file. */
import { type ComponentType, lazy, Suspense, useId, useMemo, useState } from 'react'
import Download from '~icons/lucide/download'
import type { Figures } from '#shared/analytics/records'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import { downloadText } from '../../ui/download/download'
import { periodNames } from '../format'
import styles from './ChartPanel.module.css'
import { chartRows, isCounted, type Measure, measures } from './chartRows'
import type { FiguresChartProps } from './FiguresChart'
import { figuresCsv } from './figuresCsv'
import { FiguresTable } from './FiguresTable'

/** recharts is large: the figures are shown before it loads, and without it if loading fails. */
const FiguresChart = lazy(async (): Promise<{ default: ComponentType<FiguresChartProps> }> => {
  try {
    return { default: (await import('./FiguresChart')).FiguresChart }
  } catch {
    return { default: NotDrawn }
  }
})

function NotDrawn() {
  return <p>The chart couldn’t be loaded. Its figures are in the table below.</p>
}

export function ChartPanel({ figures }: { figures: Figures }) {
  const [measure, setMeasure] = useState<Measure>('visitors')
  const [isTableOpen, setTableOpen] = useState(false)
  const rows = useMemo(() => chartRows(figures), [figures])
  const { unit } = figures
  const names = periodNames(figures)
  const id = useId()

  function download() {
    const { filename, text } = figuresCsv(figures)
    downloadText(filename, text)
  }

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {measures.find(({ id }) => id === measure)?.name} by {unit}
        </h2>
        <span className={styles.legend}>
          <svg viewBox="0 0 24 8" aria-hidden="true">
            <path d="M0 4h24" />
          </svg>
          {names.now}
        </span>
        {figures.before.sums && (
          <span className={styles.legend} data-before>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path d="M0 4h24" />
            </svg>
            {names.before}
          </span>
        )}
        <Choice label="Measure" options={measures} chosen={measure} onChoose={setMeasure} />
        <Button look="line" size="small" onClick={download}>
          <Download size={14} aria-hidden="true" />
          Download CSV
        </Button>
      </div>
      <div className={styles.drawing}>
        <Suspense>
          <FiguresChart rows={rows} measure={measure} unit={unit} />
        </Suspense>
      </div>
      <details
        className={styles.table}
        open={isTableOpen}
        onToggle={(event) => setTableOpen(event.currentTarget.open)}
      >
        <summary>The same figures as a table</summary>
        {isTableOpen && <FiguresTable rows={rows.filter(isCounted)} unit={unit} />}
      </details>
    </section>
  )
}
