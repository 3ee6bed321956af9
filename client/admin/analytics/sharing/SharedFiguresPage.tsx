/** The figures behind a shared link: no sign-in, read-only, refreshed every minute. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { type FixedRange, fixedRanges, ranges } from '#shared/analytics/ranges'
import { company } from '#shared/company'
import { mayPass } from '../../../errors'
import { BrandMark } from '../../../ui/face/BrandMark'
import { Choice } from '../../../ui/forms/Choice'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Notice } from '../../../ui/status/Notice'
import { Skeleton } from '../../../ui/status/Skeleton'
import { sharedFigures } from '../../data/analytics/calls'
import { companyTime } from '../../ui/companyTime'
import { PageHeading } from '../../ui/layout/PageHeading'
import styles from '../Analytics.module.css'
import { FiguresStatus } from '../FiguresStatus'
import { FiguresView } from '../FiguresView'
import sharing from './Sharing.module.css'

const everyMs = 60_000
const options = fixedRanges.map((id) => ({ id, name: ranges[id].name }))

export function SharedFiguresPage() {
  const { token = '' } = useParams()
  const [range, setRange] = useState<FixedRange>('30d')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['shared figures', token, range],
    queryFn: ({ signal }) => sharedFigures.figures({ token, range }, { signal }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const time = useMemo(() => companyTime(data?.timeZone ?? 'UTC'), [data?.timeZone])
  return (
    <main className={sharing.page}>
      <header>
        <BrandMark />
        <PageHeading>{`Figures of ${company.name}`}</PageHeading>
        <span>Read only</span>
      </header>
      {error && !mayPass(error) ? (
        <Notice tone="waiting">
          <b>These figures can’t be shown.</b> {error.message}
        </Notice>
      ) : (
        <div className={styles.analytics}>
          <div className={styles.bar}>
            <Choice label="Range" options={options} chosen={range} onChoose={setRange} />
            {data && (
              <FiguresStatus
                figures={data}
                movedAt={null}
                isLoading={isPlaceholderData}
                time={time}
              />
            )}
          </div>
          {error && (
            <LoadFailed error={error} onRetry={() => refetch()}>
              The figures couldn’t be loaded.
            </LoadFailed>
          )}
          {data ? (
            <div
              className={styles.figures}
              aria-busy={isPlaceholderData}
              data-old={error !== null || undefined}
            >
              <FiguresView figures={data} />
            </div>
          ) : (
            !error && <Skeleton label="Loading the figures" rows={6} />
          )}
        </div>
      )}
    </main>
  )
}
