/** Said in the tab that a download was to open, when there was nothing to open. */
import { useSearchParams } from 'react-router-dom'
import { notOpenedParameter } from '#shared/resources/addresses'
import type { DealerResource } from '#shared/resources/records'
import { Notice } from '../../ui/Notice'

export function NotOpened({ resources }: { resources: readonly DealerResource[] | undefined }) {
  const [parameters] = useSearchParams()
  const id = parameters.get(notOpenedParameter)
  if (id === null || !resources) return null
  const resource = resources.find((one) => one.id === id)
  return (
    <Notice tone="waiting">
      {resource
        ? `${resource.title} is not available yet.`
        : 'This resource is no longer here. Below is all there is now.'}
    </Notice>
  )
}
