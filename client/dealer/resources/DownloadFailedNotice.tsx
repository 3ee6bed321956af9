/** Shown in the tab opened for a download when there was no file to open. */
import { useSearchParams } from 'react-router-dom'
import { notOpenedParameter } from '#shared/resources/addresses'
import type { DealerResource } from '#shared/resources/records'
import { Notice } from '../../ui/status/Notice'

export function DownloadFailedNotice({
  resources,
}: {
  resources: readonly DealerResource[] | undefined
}) {
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
