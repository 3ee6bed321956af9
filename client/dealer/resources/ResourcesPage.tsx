/** /dealer/resources (specification, section 2): the downloads, filtered by text and type. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import LogOut from '~icons/lucide/log-out'
import { notOpenedParameter, resourceAddresses } from '#shared/resources/addresses'
import type { resourceCalls } from '#shared/resources/calls'
import { typeLabel } from '#shared/resources/fileTypes'
import type { DealerResource } from '#shared/resources/records'
import { categories } from '#shared/resources/rules'
import { client } from '../../api'
import { Button } from '../../ui/Button'
import { companyZone } from '../../ui/companyZone'
import { Choice } from '../../ui/forms/Choice'
import { SearchField } from '../../ui/forms/SearchField'
import { Notice } from '../../ui/status/Notice'
import { useLogout } from '../session/session'
import { CategorySection } from './CategorySection'
import { filterByText, typesOf } from './find'
import styles from './ResourcesPage.module.css'
import { ResourcesPlaceholder } from './ResourcesPlaceholder'
import { useLastVisit } from './visit'

const all = 'All'

const calls = client<typeof resourceCalls>(resourceAddresses)

/** Published resources; refetched when the dealer comes back to the page. */
const publishedQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: async ({ signal }) => (await calls.published({}, { signal })).resources,
  staleTime: 10_000,
  refetchOnWindowFocus: true,
})

export function ResourcesPage() {
  const { data, error, refetch } = useQuery(publishedQuery)
  const logout = useLogout()
  const lastVisit = useLastVisit()
  const [typed, setTyped] = useState('')
  // Kept in the address so that it survives a reload.
  const [parameters, setParameters] = useSearchParams()
  const found = filterByText(data ?? [], typed)
  const types = typesOf(found)
  const chosen = parameters.get('type') ?? all
  const shown =
    chosen === all ? found : found.filter(({ filename }) => typeLabel(filename) === chosen)
  const isFiltered = typed.trim() !== '' || chosen !== all
  const isNew = ({ available, date }: DealerResource) =>
    available && lastVisit !== null && date > lastVisit
  const choose = (type: string) =>
    setParameters(type === all ? {} : { type }, { replace: true, preventScrollReset: true })

  return (
    <>
      <div className={styles.head}>
        <div className="page">
          <div className={styles.title}>
            <h1>Dealer Resources</h1>
            <Button look="line" onClick={logout}>
              <LogOut size={16} aria-hidden="true" />
              Logout
            </Button>
            <p>
              Everything you need to sell, install and service the system. Leaving these pages signs
              you out.
            </p>
          </div>
          <div className={styles.tools}>
            <SearchField
              className={styles.search}
              label="Search resources"
              placeholder="Search title and description"
              value={typed}
              onChange={setTyped}
            />
            <Choice
              label="Type"
              chosen={chosen}
              options={[
                { id: all, name: all, count: data && found.length },
                ...withChosen(types, chosen).map(({ type, count }) => ({
                  id: type,
                  name: type,
                  count,
                })),
              ]}
              onChoose={choose}
            />
            <News count={data?.filter(isNew).length ?? 0} since={lastVisit} />
          </div>
        </div>
      </div>
      <div className={`${styles.body} page`}>
        <p className="unseen" role="status">
          {data && isFiltered && `${shown.length} of ${data.length} files shown`}
        </p>
        <DownloadFailedNotice resources={data} />
        {data && shown.length > 0 ? (
          categories.map((category) => {
            const resources = shown.filter((resource) => resource.category === category.id)
            const isLeftOut = isFiltered && resources.length === 0
            return isLeftOut ? null : (
              <CategorySection
                key={category.id}
                category={category}
                resources={resources}
                isNew={isNew}
              />
            )
          })
        ) : (
          <ResourcesPlaceholder
            isLoaded={data !== undefined}
            error={error}
            typed={isFiltered ? typed.trim() || chosen : null}
            count={data?.length ?? 0}
            onRetry={() => refetch()}
            onShowAll={() => {
              setTyped('')
              choose(all)
            }}
          />
        )}
      </div>
    </>
  )
}

/** Keeps the chosen type in the list so that it can be cleared even when no resource has it. */
function withChosen(types: ReturnType<typeof typesOf>, chosen: string) {
  const isThere = chosen === all || types.some(({ type }) => type === chosen)
  return isThere ? types : [...types, { type: chosen, count: 0 }]
}

/** Shown in the tab opened for a download when there was no file to open. */
function DownloadFailedNotice({ resources }: { resources: readonly DealerResource[] | undefined }) {
  const [parameters] = useSearchParams()
  const id = parameters.get(notOpenedParameter)
  if (id === null || !resources) return null
  const resource = resources.find((one) => one.id === id)
  return (
    <Notice tone="waiting">
      {resource
        ? `${resource.title} isn’t available yet.`
        : 'This resource is no longer available. Here’s everything there is now.'}
    </Notice>
  )
}

const formatDay = (at: number) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: companyZone(),
  }).format(at)

/** Number of resources added since the last visit; nothing on a first visit. */
function News({ count, since }: { count: number; since: number | null }) {
  if (since === null || count === 0) return null
  return (
    <p className={styles.news}>
      {count} new since your visit on {formatDay(since)}
    </p>
  )
}
