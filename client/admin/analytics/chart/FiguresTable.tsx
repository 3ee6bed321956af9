/** The chart's figures, latest first; long periods show more rows on request. */
import { useState } from 'react'
import type { Figures } from '#shared/analytics/records'
import { Button } from '../../../ui/Button'
import { countOf, countText } from '../../ui/countText'
import type { CountedRow } from './chartRows'
import styles from './FiguresTable.module.css'

interface FiguresTableProps {
  rows: readonly CountedRow[]
  unit: Figures['unit']
}

const first = { hour: 50, day: 31 } as const
const step = 100

export function FiguresTable({ rows, unit }: FiguresTableProps) {
  const [most, setMost] = useState<number>(first[unit])
  const shown = rows.toReversed().slice(0, most)
  const rest = rows.length - shown.length
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{unit === 'hour' ? 'Hour' : 'Day'}</th>
            <th scope="col">Visitors</th>
            <th scope="col">before</th>
            <th scope="col">Views</th>
            <th scope="col">before</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ at, longName, now, nameBefore, before, isRunning }) => (
            <tr key={at}>
              <th scope="row">
                {longName}
                {isRunning && ', so far'}
                {nameBefore && <span className={styles.before}> beside {nameBefore}</span>}
              </th>
              <td>{countText(now.visitors)}</td>
              <td className={styles.before}>{before ? countText(before.visitors) : '–'}</td>
              <td>{countText(now.views)}</td>
              <td className={styles.before}>{before ? countText(before.views) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button look="plain" size="small" onClick={() => setMost(most + step)}>
          {countOf(Math.min(step, rest), `earlier ${unit}`)}
        </Button>
      )}
    </>
  )
}
