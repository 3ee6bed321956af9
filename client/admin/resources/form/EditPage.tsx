/** /admin/resources/:id: the form, with the resource's downloads and versions beside it. */
import { Link, useParams } from 'react-router-dom'
import { resourceNotFound } from '#shared/resources/rules'
import { buttonClass } from '../../../ui/Button'
import { Face } from '../../../ui/face/Face'
import { EmptyState } from '../../../ui/status/EmptyState'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { resourcesPath } from '../../data/resources/paths'
import { DownloadsOverTime } from '../downloads/DownloadsOverTime'
import { useResources } from '../useResources'
import { Versions } from '../Versions'
import { draftOf } from './draft'
import styles from './EditPage.module.css'
import { FormFrame } from './FormFrame'
import { ResourceForm } from './ResourceForm'

export function EditPage() {
  const { id } = useParams()
  const { data, error, refetch } = useResources()
  const resource = data?.find((one) => one.id === id)
  if (resource) {
    return (
      <FormFrame title="Edit Resource" category={resource.category}>
        {resource.archived && <p>This resource is archived. Dealers don’t see it.</p>}
        <div className={styles.sides}>
          <ResourceForm key={resource.id} resource={resource} start={draftOf(resource)} />
          <div className={styles.sidebar}>
            <DownloadsOverTime resource={resource} />
            <Versions resource={resource} />
          </div>
        </div>
      </FormFrame>
    )
  }
  return (
    <FormFrame title="Edit Resource" category="technical">
      {data ? (
        <EmptyState
          title={resourceNotFound}
          picture={<Face emotion="surprised" />}
          action={
            <Link className={buttonClass({})} to={resourcesPath}>
              Show all resources
            </Link>
          }
        >
          It was deleted, or the address is wrong.
        </EmptyState>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The resource couldn’t be loaded.
        </LoadFailed>
      ) : (
        <Skeleton label="Loading the resource" rows={4} />
      )}
    </FormFrame>
  )
}
