/** Confirms deleting a request permanently. */
import { useQueryClient } from '@tanstack/react-query'
import type { ContactRequest } from '#shared/contact/calls'
import { Confirm } from '../../ui/dialog/Confirm'
import { useToast } from '../../ui/status/Toast'
import { removeRequest } from '../data/requests/cache'
import { contact } from '../data/requests/calls'

interface DeleteRequestProps {
  /** Null while nothing is asked. */
  request: ContactRequest | null
  onClose: () => void
}

export function DeleteRequest({ request, onClose }: DeleteRequestProps) {
  const queries = useQueryClient()
  const say = useToast()
  return (
    <Confirm
      title="Delete Request"
      open={request !== null}
      action="Delete"
      onConfirm={async () => {
        if (!request) return
        await contact.remove({ id: request.id })
        removeRequest(queries, request.id)
        say(`Request ${request.reference} was deleted.`)
      }}
      onClose={onClose}
    >
      <p>
        Request {request?.reference} of {request?.name} will be permanently deleted
        {request?.photos && ', with its photos'}. Quotes made from it stay; if the person wants to
        be forgotten, delete those too.
      </p>
    </Confirm>
  )
}
