/** /admin/pricing/quotes: every saved quote, with search and filters, updated live. */
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { statuses } from '#shared/quotes/statuses'
import { buttonClass } from '../../../ui/Button'
import { companyZone } from '../../../ui/companyZone'
import { useLiveness } from '../../data/live/LiveProvider'
import { savedQuotes } from '../../data/quotes/calls'
import { pricingPath } from '../../data/quotes/paths'
import { useQuoteCounts, useQuotes } from '../../data/quotes/useQuotes'
import { companyTime } from '../../ui/companyTime'
import { DownloadCsv } from '../../ui/download/DownloadCsv'
import { ListPage, sumOf } from '../../ui/list/ListPage'
import { useListQuery } from '../../ui/list/useListQuery'
import { useArrivals } from '../../ui/useArrivals'
import { useMedia } from '../../ui/useMedia'
import { QuoteCards } from './QuoteCards'
import { QuoteTable } from './QuoteTable'

const newQuoteLink = (
  <Link className={buttonClass({})} to={pricingPath}>
    New quote
  </Link>
)
const listTexts = {
  noun: 'quotes',
  noneOfStatus: 'Quotes move here when they’re sent, answered or expired.',
  searchedFields: 'number, customer, company, site, e-mail and phone',
  emptyText:
    'Choose items in the calculator and press Save: the quote gets its number and appears here.',
  action: newQuoteLink,
}

export function QuotesPage() {
  const query = useListQuery(statuses)
  const liveness = useLiveness()
  const list = useQuotes(query.wanted)
  const counts = useQuoteCounts()
  const isWide = useMedia('(min-width: 37.5em)')
  const zone = companyZone()
  const time = useMemo(() => companyTime(zone), [zone])

  const { quotes } = list
  const rows = useMemo(() => quotes?.map(({ id, updatedAt }) => ({ id, at: updatedAt })), [quotes])
  const arrived = useArrivals(list.isPlaceholderData ? undefined : rows, query.name)
  const Quotes = isWide ? QuoteTable : QuoteCards

  return (
    <ListPage
      title="Quotes"
      texts={listTexts}
      liveness={liveness}
      actions={
        <>
          <DownloadCsv isEmpty={sumOf(counts) === 0} load={() => savedQuotes.export()} />
          {newQuoteLink}
        </>
      }
      statuses={statuses}
      counts={counts}
      search={{
        label: 'Search the words of all quotes',
        placeholder: 'Search number, customer, site',
      }}
      query={query}
      pages={list}
      count={quotes?.length}
    >
      <Quotes
        quotes={quotes ?? []}
        arrived={arrived}
        moment={time.moment}
        today={time.day(Date.now())}
      />
    </ListPage>
  )
}
