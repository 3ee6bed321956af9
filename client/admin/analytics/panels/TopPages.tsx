/** Pages by views, most viewed first (specification, section 3), and by entries and exits. */
import { useState } from 'react'
import { lists, rules } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import { countOf, countText } from '../../ui/countText'
import { Panel } from './Panel'
import styles from './TopPages.module.css'

const fewest = 10
const step = 50

const sorts = [
  { id: 'seen', name: 'Seen' },
  { id: 'entry', name: 'Entry' },
  { id: 'exit', name: 'Exit' },
] as const
type Sort = (typeof sorts)[number]['id']

export function TopPages({ figures }: { figures: Figures }) {
  const { sums, apart } = figures
  const [sort, setSort] = useState<Sort>('seen')
  const [most, setMost] = useState(fewest)
  const rows = rowsOf(figures, sort)
  const unit = sort === 'seen' ? 'Views' : 'Visits'
  const others = apart
    ? ` Excludes ${countText(apart.bots)} by bots, ${countText(apart.declined)} by visitors who opted out of counting.`
    : ' Filters don’t separate views by bots and visitors who opted out.'
  return (
    <Panel
      defined={lists.topPages}
      also={`Bots: ${rules.bots} Declined: ${rules.declined}`}
      unit={unit}
      headerExtra={<Choice label="Pages" options={sorts} chosen={sort} onChoose={setSort} />}
      foot={
        sort === 'seen'
          ? `${countOf(sums.views, 'view')}.${others}`
          : `${countOf(sums.visits, 'visit')}, by the page each ${sort === 'entry' ? 'began' : 'ended'} on.`
      }
    >
      {rows.length === 0 ? (
        <p className={styles.empty}>No page views in this period.</p>
      ) : (
        <table className={styles.pages}>
          <thead className="unseen">
            <tr>
              <th scope="col">Page</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map(({ path, title, count }) => (
              <tr key={path}>
                <th scope="row">
                  <b>{title}</b> <span>{path}</span>
                </th>
                <td>{countText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > most && (
        <Button
          look="plain"
          size="small"
          className={styles.more}
          onClick={() => setMost(most + step)}
        >
          {countOf(Math.min(step, rows.length - most), 'more page')}
        </Button>
      )}
    </Panel>
  )
}

function rowsOf({ topPages, entryPages, exitPages }: Figures, sort: Sort) {
  if (sort === 'seen') return topPages.map(({ views: count, ...page }) => ({ ...page, count }))
  const pages = sort === 'entry' ? entryPages : exitPages
  return pages.map(({ visits: count, ...page }) => ({ ...page, count }))
}
