/** Specification, section 2, the panel's Analytics tab. */

import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mayPass } from '../../../errors'
import { Notice } from '../../../ui/Notice'
import { Skeleton } from '../../../ui/Skeleton'
import { companyTime } from '../../companyTime'
import styles from './Analytics.module.css'
import { AsOf } from './AsOf'
import { Cards } from './Cards'
import { ChartPanel } from './ChartPanel'
import { Failed } from './Failed'
import { Filters } from './Filters'
import { FreeRange } from './FreeRange'
import { HowCounted } from './HowCounted'
import { Outage } from './Outage'
import { RangeChoice } from './RangeChoice'
import { TopPages } from './TopPages'
import { TrafficSources } from './TrafficSources'
import { UserEngagement } from './UserEngagement'
import { useFigures } from './useFigures'
import { queryOf, wantedBy, withFilters, withRange } from './wanted'

export function Analytics() {
  const [params, setParams] = useSearchParams()
  const wanted = useMemo(() => wantedBy(params), [params])
  const query = useMemo(() => queryOf(wanted), [wanted])
  const { data, error, isPlaceholderData, isPending, movedAt, refetch } = useFigures(query)
  const time = useMemo(() => companyTime(data?.timeZone ?? 'UTC'), [data?.timeZone])
  const figures = query === null ? undefined : data
  const today = data && time.day(data.readAt)
  const isRefused = error !== null && !mayPass(error)

  return (
    <div className={styles.analytics}>
      <div className={styles.bar}>
        <RangeChoice
          chosen={wanted.range}
          onChoose={(range) =>
            setParams(withRange(params, range, data && { from: data.from, to: data.to }))
          }
        />
        {figures && <AsOf figures={figures} movedAt={movedAt} time={time} />}
      </div>
      {wanted.range === 'free' && (
        <FreeRange
          key={`${wanted.days.from} ${wanted.days.to}`}
          days={wanted.days}
          problems={wanted.problems}
          today={today}
          onChoose={(days) => setParams(withRange(params, 'free', days))}
        />
      )}
      <Filters
        filters={wanted.filters}
        figures={data}
        onChange={(filters) => setParams(withFilters(params, filters), { replace: true })}
      />
      {isRefused ? (
        <Notice tone="waiting">
          <b>These figures cannot be shown.</b> {error.message}
        </Notice>
      ) : error ? (
        <Failed error={error} oldFrom={figures && time.time(figures.readAt)} onRetry={refetch} />
      ) : (
        <Outage />
      )}
      {figures ? (
        <div
          className={styles.figures}
          aria-busy={isPlaceholderData}
          data-old={error !== null || undefined}
        >
          <Cards figures={figures} />
          <ChartPanel figures={figures} />
          <div className={styles.halves}>
            <TopPages figures={figures} />
            <TrafficSources figures={figures} />
          </div>
          <UserEngagement figures={figures} />
          <HowCounted />
        </div>
      ) : (
        query !== null && isPending && <Skeleton label="Loading analytics data" rows={6} />
      )}
    </div>
  )
}
