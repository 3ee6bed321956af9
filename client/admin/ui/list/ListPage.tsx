/**
 * A page with a list that can be filtered by status and searched: heading, filters, rows page by
 * page, and a placeholder while there are none.
 */
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import { SearchField } from '../../../ui/forms/SearchField'
import { LiveDot, type Liveness } from '../../../ui/status/LiveDot'
import { PageHeading } from '../layout/PageHeading'
import styles from './ListPage.module.css'
import { type EmptyListTexts, ListPlaceholder } from './ListPlaceholder'
import type { ListQuery } from './useListQuery'

/** State of the pages from TanStack Query. */
interface Pages {
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface ListPageProps<Status extends string> {
  title: string
  texts: EmptyListTexts
  /** Whether the list is updating live; null until known. */
  liveness: Liveness | null
  /** Beside the heading. */
  actions: ReactNode
  statuses: readonly { id: Status; name: string }[]
  counts: Readonly<Record<Status, number>> | undefined
  search: { label: string; placeholder: string }
  query: ListQuery<Status>
  pages: Pages
  /** Number of rows; undefined until known. */
  count: number | undefined
  /** Above the rows. */
  notice?: ReactNode
  children: ReactNode
}

export function ListPage<Status extends string>(props: ListPageProps<Status>) {
  const { title, texts, actions, statuses, counts, search, query, pages, count, liveness } = props
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageHeading>{title}</PageHeading>
          <span role="status">{liveness && <LiveDot state={liveness} />}</span>
        </div>
        <div className={styles.title}>{actions}</div>
      </header>
      <div className={styles.filters}>
        <Choice
          label="Status"
          chosen={query.wanted.status}
          options={[
            { id: 'all', name: 'All', count: sumOf(counts) },
            ...statuses.map(({ id, name }) => ({ id, name, count: counts?.[id] })),
          ]}
          onChoose={query.choose}
        />
        <SearchField
          {...search}
          className={styles.search}
          value={query.typed}
          onChange={query.type}
        />
      </div>
      {props.notice}
      {count ? (
        <>
          {props.children}
          {pages.hasNextPage && (
            <Button look="line" disabled={pages.isFetchingNextPage} onClick={pages.fetchNextPage}>
              {pages.isFetchNextPageError ? 'Couldn’t load. Try again' : `Show older ${texts.noun}`}
            </Button>
          )}
        </>
      ) : (
        <ListPlaceholder
          texts={texts}
          wanted={query.wanted}
          isEmpty={count !== undefined}
          error={pages.error}
          onRetry={pages.refetch}
          onShowAll={query.showAll}
        />
      )}
    </div>
  )
}

/** Undefined until the counts are known. */
export function sumOf(counts: Readonly<Record<string, number>> | undefined): number | undefined {
  return counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
}
