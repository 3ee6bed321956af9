/** Specification, section 2, the panel's Analytics tab. */
import { useId, useMemo, useState } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import { companyTime } from '../ui/companyTime'
import styles from './Analytics.module.css'
import { AsOf } from './AsOf'
import { ChartPanel } from './chart/ChartPanel'
import { FilterButton } from './filters/FilterButton'
import { Filters } from './filters/Filters'
import { FreeRange } from './filters/FreeRange'
import { RangeChoice } from './filters/RangeChoice'
import { useAddress } from './filters/useAddress'
import { queryOf, wantedBy, withFilters, withRange } from './filters/wanted'
import { HowCounted } from './HowCounted'
import { Cards } from './panels/Cards'
import { TopPages } from './panels/TopPages'
import { TrafficSources } from './panels/TrafficSources'
import { UserEngagement } from './panels/UserEngagement'
import { VisitsBy } from './panels/VisitsBy'
import { Trouble } from './Trouble'
import { useFigures } from './useFigures'

export function Analytics() {
  const { params, change } = useAddress()
  const wanted = useMemo(() => wantedBy(params), [params])
  const query = useMemo(() => queryOf(wanted), [wanted])
  const { data, error, isPlaceholderData, isPending, movedAt, refetch } = useFigures(query)
  const time = useMemo(() => companyTime(data?.timeZone ?? 'UTC'), [data?.timeZone])
  const [isFiltering, setFiltering] = useState(Object.keys(wanted.filters).length > 0)
  const id = useId()
  const figures = query === null ? undefined : data

  return (
    <div className={styles.analytics}>
      <div className={styles.bar}>
        <RangeChoice
          chosen={wanted.range}
          onChoose={(range) =>
            change((params) => withRange(params, range, data && { from: data.from, to: data.to }))
          }
        />
        <FilterButton
          filters={wanted.filters}
          isOpen={isFiltering}
          controls={id}
          onToggle={() => setFiltering(!isFiltering)}
        />
        {figures && (
          <AsOf figures={figures} movedAt={movedAt} isLoading={isPlaceholderData} time={time} />
        )}
      </div>
      {wanted.range === 'free' && (
        <FreeRange
          days={wanted.days}
          today={data && time.day(data.readAt)}
          onChoose={(days) => change((params) => withRange(params, 'free', days))}
        />
      )}
      {isFiltering && (
        <Filters
          id={id}
          filters={wanted.filters}
          figures={data}
          onChange={(filters) =>
            change((params) => withFilters(params, filters), { replace: true })
          }
        />
      )}
      <Trouble
        error={error}
        oldFrom={figures && time.time(figures.readAt)}
        time={time}
        onRetry={refetch}
      />
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
          <VisitsBy figures={figures} />
          <HowCounted />
        </div>
      ) : (
        query !== null && isPending && <Skeleton label="Loading analytics data" rows={6} />
      )}
    </div>
  )
}
