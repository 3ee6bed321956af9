/** Specification, section 3: what visitors did, and how often. */
import { lists } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { Counts } from './Counts'
import { Panel } from './Panel'

export function UserEngagement({ figures: { userEngagement } }: { figures: Figures }) {
  return (
    <Panel defined={lists.userEngagement} unit="Count">
      <Counts counts={userEngagement} />
    </Panel>
  )
}
