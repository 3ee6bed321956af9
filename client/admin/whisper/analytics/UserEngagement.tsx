/** Specification, section 3: what visitors did, and how often. */
import { lists } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { Panel } from './Panel'
import styles from './UserEngagement.module.css'
import { countText } from './words'

export function UserEngagement({ figures: { userEngagement } }: { figures: Figures }) {
  return (
    <Panel defined={lists.userEngagement} unit="Count">
      <dl className={styles.counts}>
        {userEngagement.map(({ action, name, count }) => (
          <div key={action}>
            <dt>{name}</dt>
            <dd>{countText(count)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
