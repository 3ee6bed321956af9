/** /admin/pricing/quotes: every quote that was saved, found and filtered, as it stands right now. */
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type Status, statuses } from '#shared/quotes/statuses'
import { Button, buttonClass } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import { LiveDot } from '../../ui/LiveDot'
import { SearchField } from '../../ui/SearchField'
import { companyTime } from '../companyTime'
import { DownloadCsv } from '../DownloadCsv'
import { PageHeading } from '../frame/PageHeading'
import { useCatalogue } from '../pricing/useCatalogue'
import { useLiveness } from '../requests/NewsProvider'
import { useArrivals } from '../useArrivals'
import { useMedia } from '../useMedia'
import { useSettled } from '../useSettled'
import { savedQuotes, type Wanted } from './calls'
import { Nothing } from './Nothing'
import { pricingPath } from './paths'
import { QuoteCards } from './QuoteCards'
import styles from './QuotesPage.module.css'
import { QuoteTable } from './QuoteTable'
import { useQuoteCounts, useQuotes } from './useQuotes'

const settleMs = 200

export function QuotesPage() {
  // In the address, so that a reload keeps it.
  const [parameters, setParameters] = useSearchParams()
  const status = statuses.find(({ id }) => id === parameters.get('status'))?.id ?? 'all'
  const [typed, setTyped] = useState('')
  const wanted: Wanted = { status, search: useSettled(typed.trim(), settleMs) }
  const list = useQuotes(wanted)
  const counts = useQuoteCounts()
  const word = useLiveness()
  const isWide = useMedia('(min-width: 600px)')
  const zone = useCatalogue().data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = useMemo(() => companyTime(zone), [zone])

  const { quotes } = list
  const rows = useMemo(() => quotes?.map(({ id, updatedAt }) => ({ id, at: updatedAt })), [quotes])
  const arrived = useArrivals(
    list.isPlaceholderData ? undefined : rows,
    `${status} ${wanted.search}`,
  )

  const choose = (id: Status | 'all') =>
    setParameters(id === 'all' ? {} : { status: id }, { replace: true })
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const Quotes = isWide ? QuoteTable : QuoteCards

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageHeading>Quotes</PageHeading>
          <span role="status">{word && <LiveDot state={word} />}</span>
        </div>
        <div className={styles.title}>
          <DownloadCsv isEmpty={all === 0} load={() => savedQuotes.export()} />
          <Link className={buttonClass({})} to={pricingPath}>
            New quote
          </Link>
        </div>
      </header>
      <div className={styles.filters}>
        <Choice
          label="Status"
          chosen={status}
          options={[
            { id: 'all', name: 'All', count: all },
            ...statuses.map(({ id, name }) => ({ id, name, count: counts?.[id] })),
          ]}
          onChoose={choose}
        />
        <SearchField
          className={styles.search}
          label="Search the words of all quotes"
          placeholder="Search number, customer, site"
          value={typed}
          onChange={setTyped}
        />
      </div>
      {quotes && quotes.length > 0 ? (
        <>
          <Quotes
            quotes={quotes}
            arrived={arrived}
            moment={time.moment}
            today={time.day(Date.now())}
          />
          {list.hasNextPage && (
            <Button
              look="line"
              disabled={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              {list.isFetchNextPageError ? 'Could not be loaded. Try again' : 'Show older quotes'}
            </Button>
          )}
        </>
      ) : (
        <Nothing
          wanted={wanted}
          isEmpty={quotes !== undefined}
          error={list.error}
          onRetry={() => list.refetch()}
          onShowAll={() => {
            setTyped('')
            choose('all')
          }}
        />
      )}
    </div>
  )
}
