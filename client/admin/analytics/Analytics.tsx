/** The panel's Analytics tab (specification, section 2). */
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fixedRanges, ranges } from '#shared/analytics/ranges'
import { Choice } from '../../ui/forms/Choice'
import { Skeleton } from '../../ui/status/Skeleton'
import { companyTime } from '../ui/companyTime'
import styles from './Analytics.module.css'
import { ErrorNotice } from './ErrorNotice'
import { FiguresStatus } from './FiguresStatus'
import { FiguresView } from './FiguresView'
import { FilterButton } from './filters/FilterButton'
import { Filters } from './filters/Filters'
import { FreeRange } from './filters/FreeRange'
import {
  queryOf,
  type RangeId,
  readReportParams,
  withFilters,
  withRange,
} from './filters/reportParams'
import { ShareButton } from './sharing/ShareButton'
import { useFigures } from './useFigures'

export function Analytics() {
  const { params, change } = useAddress()
  const wanted = useMemo(() => readReportParams(params), [params])
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
        <ShareButton />
        {figures && (
          <FiguresStatus
            figures={figures}
            movedAt={movedAt}
            isLoading={isPlaceholderData}
            time={time}
          />
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
      <ErrorNotice
        error={error}
        staleSince={figures && time.time(figures.readAt)}
        time={time}
        onRetry={refetch}
      />
      {figures ? (
        <div
          className={styles.figures}
          aria-busy={isPlaceholderData}
          data-old={error !== null || undefined}
        >
          <FiguresView figures={figures} mayEdit />
        </div>
      ) : (
        query !== null && isPending && <Skeleton label="Loading analytics data" rows={6} />
      )}
    </div>
  )
}

const rangeOptions: { id: RangeId; name: string }[] = [
  ...fixedRanges.map((id) => ({ id, name: ranges[id].name })),
  { id: 'free', name: 'From, to' },
]

interface RangeChoiceProps {
  chosen: RangeId
  onChoose: (range: RangeId) => void
}

function RangeChoice({ chosen, onChoose }: RangeChoiceProps) {
  return <Choice label="Range" options={rangeOptions} chosen={chosen} onChoose={onChoose} />
}

/**
 * The address's parameters and a setter, which builds on the latest change even before rendering.
 */
function useAddress() {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  function change(
    how: (params: URLSearchParams) => URLSearchParams,
    options?: { replace: boolean },
  ) {
    latest.current = how(latest.current)
    setParams(latest.current, options)
  }
  return { params, change }
}
