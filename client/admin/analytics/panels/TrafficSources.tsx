/** Where visits came from, in percent (specification, section 3). */
import { lists, rules } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { countOf, countText } from '../../ui/countText'
import { Panel } from './Panel'
import styles from './TrafficSources.module.css'

export function TrafficSources({ figures: { trafficSources, sums } }: { figures: Figures }) {
  return (
    <Panel
      defined={lists.trafficSources}
      also={rules.visit}
      unit="Visits, share"
      foot={`${countOf(sums.visits, 'visit')}.`}
    >
      <ul className={styles.sources}>
        {trafficSources.map(({ source, visits, percentage }) => (
          <li key={source}>
            <span>{source}</span>
            <span className={styles.visits}>{countText(visits)}</span>
            <b>{percentage}%</b>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percentage} height="8" />
            </svg>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
