/** /admin/resources (specification, section 2): the resources in the dealer portal. */
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Resource } from '#shared/resources/records'
import { categories } from '#shared/resources/rules'
import { buttonClass } from '../../../ui/Button'
import { Confirm } from '../../../ui/dialog/Confirm'
import { LiveDot } from '../../../ui/status/LiveDot'
import { Tabs, tabId } from '../../../ui/Tabs'
import { useLiveness } from '../../data/live/LiveProvider'
import { inCategory } from '../../data/resources/merge'
import { categoryIn, categoryPath, newResourcePath } from '../../data/resources/paths'
import { PageHeading } from '../../ui/layout/PageHeading'
import { useResources } from '../useResources'
import { ResourceList } from './ResourceList'
import { ResourceRow } from './ResourceRow'
import styles from './ResourcesPage.module.css'
import { ResourcesPlaceholder } from './ResourcesPlaceholder'
import { useActions } from './useActions'

const panel = 'resources'
const tabs = categories.map(({ id, name }) => ({ id, name, href: categoryPath(id) }))

export function ResourcesPage() {
  const { data, error, refetch } = useResources()
  const word = useLiveness()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const category = categoryIn(parameters)
  const { archive, remove } = useActions()
  const [toDelete, setToDelete] = useState<Resource | null>(null)
  const { current, archived } = inCategory(data ?? [], category)
  const addPath = categoryPath(category, newResourcePath)

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageHeading>Dealer Resources</PageHeading>
          <span role="status">{word && <LiveDot state={word} />}</span>
        </div>
        <Link className={buttonClass({})} to={addPath}>
          Add Resource
        </Link>
      </header>
      <Tabs
        label="Category"
        tabs={tabs}
        chosen={category}
        panel={panel}
        onChoose={({ href }) => navigate(href, { replace: true })}
      />
      <div
        id={panel}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={tabId(panel, category)}
      >
        {current.length > 0 ? (
          <ResourceList
            key={category}
            category={category}
            resources={current}
            onArchive={archive}
            onDelete={setToDelete}
          />
        ) : (
          <ResourcesPlaceholder
            isLoaded={data !== undefined}
            error={error}
            addPath={addPath}
            onRetry={() => refetch()}
          />
        )}
        {archived.length > 0 && (
          <section className={styles.archived} aria-labelledby="archived">
            <h2 id="archived">Archived</h2>
            <p>Dealers don’t see these.</p>
            <ul>
              {archived.map((resource) => (
                <ResourceRow
                  key={resource.id}
                  resource={resource}
                  onArchive={(to) => archive(resource, to)}
                  onDelete={() => setToDelete(resource)}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Confirm
        title="Delete Resource"
        open={toDelete !== null}
        action="Delete"
        onConfirm={async () => toDelete && remove(toDelete)}
        onClose={() => setToDelete(null)}
      >
        <p>Are you sure you want to delete this resource?</p>
        {toDelete && (
          <p>
            {toDelete.title} and all its versions will be permanently deleted. To hide it from
            dealers and keep it, archive it.
          </p>
        )}
      </Confirm>
    </div>
  )
}
