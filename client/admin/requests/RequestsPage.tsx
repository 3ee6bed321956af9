/** /admin/requests: quote requests and their status. */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ContactRequest } from '#shared/contact/calls'
import { statuses } from '#shared/contact/rules'
import { buttonClass } from '../../ui/Button'
import { useLiveness } from '../data/live/LiveProvider'
import { useQuotesOf } from '../data/quotes/useQuotesOf'
import { contact } from '../data/requests/calls'
import { useCounts, useRequests } from '../data/requests/useRequests'
import { useIsAdmin } from '../data/team/team'
import { DownloadCsv } from '../ui/download/DownloadCsv'
import { ListPage, sumOf } from '../ui/list/ListPage'
import { useListQuery } from '../ui/list/useListQuery'
import { useArrivals } from '../ui/useArrivals'
import { useMedia } from '../ui/useMedia'
import { DeleteRequest } from './DeleteRequest'
import { RequestCards } from './RequestCards'
import { RequestTable } from './RequestTable'
import { StatusChangedNotice } from './StatusChangedNotice'
import { useStatus } from './useStatus'

const listTexts = {
  noun: 'requests',
  noneOfStatus: 'Requests move here when their status changes.',
  searchedFields: 'reference, name, phone, e-mail and message',
  emptyText:
    'When a visitor sends the quote form in ‘Contact Us’, the request appears here right away.',
  action: (
    <Link className={buttonClass({})} to="/">
      Open the site
    </Link>
  ),
}

export function RequestsPage() {
  const query = useListQuery(statuses)
  const liveness = useLiveness()
  const list = useRequests(query.wanted)
  const counts = useCounts()
  const { change, last, undo, forget } = useStatus()
  const isWide = useMedia('(min-width: 56.25em)')
  const arrived = useArrivals(list.isPlaceholderData ? undefined : list.requests, query.name)
  const isAdmin = useIsAdmin()
  const pages = list.data?.pages.map(({ requests }) => requests) ?? []
  const quotesOf = useQuotesOf(isAdmin ? pages : [])
  const [deleting, setDeleting] = useState<ContactRequest | null>(null)
  const undoButton = useRef<HTMLButtonElement>(null)

  const { requests } = list
  // The changed row may have left the list, and the focus with it.
  useEffect(() => {
    if (requests && last && document.activeElement === document.body) undoButton.current?.focus()
  }, [requests, last])

  const Requests = isWide ? RequestTable : RequestCards

  return (
    <>
      <ListPage
        title="Quote Requests"
        texts={listTexts}
        liveness={liveness}
        actions={<DownloadCsv isEmpty={sumOf(counts) === 0} load={() => contact.export()} />}
        statuses={statuses}
        counts={counts}
        search={{
          label: 'Search the words of all requests',
          placeholder: 'Search name, phone, words',
        }}
        query={query}
        pages={list}
        count={requests?.length}
        notice={
          last && (
            <StatusChangedNotice
              reference={last.request.reference}
              status={last.to}
              undoButton={undoButton}
              onUndo={undo}
              onForget={forget}
            />
          )
        }
      >
        <Requests
          requests={requests ?? []}
          quotesOf={isAdmin ? quotesOf : undefined}
          arrived={arrived}
          onStatus={change}
          onDelete={setDeleting}
        />
      </ListPage>
      <DeleteRequest request={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
