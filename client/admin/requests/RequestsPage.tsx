/** /admin/requests: who asked for a quote, and how far each of them is. */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Status, statuses } from '#shared/contact/rules'
import { Button } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import { LiveDot } from '../../ui/LiveDot'
import { SearchField } from '../../ui/SearchField'
import { DownloadCsv } from '../DownloadCsv'
import { PageHeading } from '../frame/PageHeading'
import { useArrivals } from '../useArrivals'
import { useMedia } from '../useMedia'
import { useSettled } from '../useSettled'
import { Changed } from './Changed'
import { contact, type Wanted } from './calls'
import { useLiveness } from './NewsProvider'
import { Nothing } from './Nothing'
import { RequestCards } from './RequestCards'
import styles from './RequestsPage.module.css'
import { RequestTable } from './RequestTable'
import { useCounts, useRequests } from './useRequests'
import { useStatus } from './useStatus'

const settleMs = 200

export function RequestsPage() {
  // In the address, so that a reload keeps it.
  const [parameters, setParameters] = useSearchParams()
  const status = statuses.find(({ id }) => id === parameters.get('status'))?.id ?? 'all'
  const [typed, setTyped] = useState('')
  const wanted: Wanted = { status, search: useSettled(typed.trim(), settleMs) }
  const list = useRequests(wanted)
  const counts = useCounts()
  const word = useLiveness()
  const { change, last, undo, forget } = useStatus()
  const isWide = useMedia('(min-width: 900px)')
  const arrived = useArrivals(
    list.isPlaceholderData ? undefined : list.requests,
    `${status} ${wanted.search}`,
  )
  const undoButton = useRef<HTMLButtonElement>(null)

  const { requests } = list
  // The row that was changed may have left the list, and the focus with it.
  useEffect(() => {
    if (requests && last && document.activeElement === document.body) undoButton.current?.focus()
  }, [requests, last])

  const choose = (id: Status | 'all') =>
    setParameters(id === 'all' ? {} : { status: id }, { replace: true })
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const Requests = isWide ? RequestTable : RequestCards

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageHeading>Quote Requests</PageHeading>
          <span role="status">{word && <LiveDot state={word} />}</span>
        </div>
        <DownloadCsv isEmpty={all === 0} load={() => contact.export()} />
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
          label="Search the words of all requests"
          placeholder="Search name, phone, words"
          value={typed}
          onChange={setTyped}
        />
      </div>
      {last && (
        <Changed
          reference={last.request.reference}
          status={last.to}
          undoButton={undoButton}
          onUndo={undo}
          onForget={forget}
        />
      )}
      {requests && requests.length > 0 ? (
        <>
          <Requests requests={requests} arrived={arrived} onStatus={change} />
          {list.hasNextPage && (
            <Button
              look="line"
              disabled={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              {list.isFetchNextPageError ? 'Could not be loaded. Try again' : 'Show older requests'}
            </Button>
          )}
        </>
      ) : (
        <Nothing
          wanted={wanted}
          isEmpty={requests !== undefined}
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
