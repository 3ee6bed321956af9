/** All figures of a period in order, for signed-in teammates and for the shared link. */
import { lists } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import styles from './Analytics.module.css'
import { ChartPanel } from './chart/ChartPanel'
import { CountingRules } from './CountingRules'
import { GoalsPanel } from './goals/GoalsPanel'
import { Campaigns } from './panels/Campaigns'
import { Cards } from './panels/cards/Cards'
import { Counts } from './panels/Counts'
import { FunnelPanel } from './panels/FunnelPanel'
import { Panel } from './panels/Panel'
import { People } from './panels/People'
import { TopPages } from './panels/TopPages'
import { TrafficSources } from './panels/TrafficSources'
import { VisitsBy } from './panels/VisitsBy'

interface FiguresViewProps {
  figures: Figures
  /** Whether the goals may be edited. */
  mayEdit?: boolean
}

export function FiguresView({ figures, mayEdit = false }: FiguresViewProps) {
  return (
    <>
      <Cards figures={figures} />
      <ChartPanel figures={figures} />
      <div className={styles.halves}>
        <TopPages figures={figures} />
        <TrafficSources figures={figures} />
      </div>
      <div className={styles.halves}>
        <FunnelPanel figures={figures} />
        <GoalsPanel figures={figures} mayEdit={mayEdit} />
      </div>
      <Campaigns figures={figures} />
      <UserEngagement figures={figures} />
      <People figures={figures} />
      <VisitsBy figures={figures} />
      <CountingRules />
    </>
  )
}

/** What visitors did, and how often (specification, section 3). */
function UserEngagement({ figures: { userEngagement } }: { figures: Figures }) {
  return (
    <Panel defined={lists.userEngagement} unit="Count">
      <Counts counts={userEngagement} />
    </Panel>
  )
}
