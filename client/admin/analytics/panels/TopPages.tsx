/** Specification, section 3: path, title and views of each page, most seen first. */
import { useState } from 'react'
import { lists, rules } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { Button } from '../../../ui/Button'
import { countOf, countText } from '../words'
import { Panel } from './Panel'
import styles from './TopPages.module.css'

const fewest = 10
const step = 50

export function TopPages({ figures: { topPages, sums, apart } }: { figures: Figures }) {
  const [most, setMost] = useState(fewest)
  const shown = topPages.slice(0, most)
  const others = apart
    ? ` Not in here: ${countText(apart.bots)} by bots, ${countText(apart.declined)} by visitors who opted out of counting.`
    : ' Filters don’t separate views by bots and visitors who opted out.'
  return (
    <Panel
      defined={lists.topPages}
      also={`Bots: ${rules.bots} Declined: ${rules.declined}`}
      unit="Views"
      foot={`${countOf(sums.views, 'view')}.${others}`}
    >
      {topPages.length === 0 ? (
        <p className={styles.empty}>No page views in this time.</p>
      ) : (
        <table className={styles.pages}>
          <thead className="unseen">
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ path, title, views }) => (
              <tr key={path}>
                <th scope="row">
                  <b>{title}</b> <span>{path}</span>
                </th>
                <td>{countText(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {topPages.length > most && (
        <Button
          look="plain"
          size="small"
          className={styles.more}
          onClick={() => setMost(most + step)}
        >
          {countOf(Math.min(step, topPages.length - most), 'more page')}
        </Button>
      )}
    </Panel>
  )
}
