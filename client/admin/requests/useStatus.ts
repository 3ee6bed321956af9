/**
 * Changes a request's status: shown before the server answers, and reverted with a message if that
 * fails. The last change can be undone.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactRequest } from '#shared/contact/calls'
import type { Status } from '#shared/contact/rules'
import { useToast } from '../../ui/status/Toast'
import { patchRequest, refetchRequests } from '../data/requests/cache'
import { contact, keys } from '../data/requests/calls'

interface Change {
  request: ContactRequest
  from: Status
  to: Status
  /** Takes back a change, unless someone has changed it since. */
  isUndo?: boolean
}

export function useStatus() {
  const queries = useQueryClient()
  const say = useToast()
  const [last, setLast] = useState<Change | null>(null)
  const saving = useMutation({
    mutationFn: ({ request: { id }, from, to, isUndo }: Change) =>
      contact.setStatus({ id, status: to, ...(isUndo && { from }) }),
    // Sent one after the other, so that the last choice wins.
    scope: { id: 'request-status' },
    onMutate: async ({ request, to }) => {
      await queries.cancelQueries({ queryKey: keys.lists })
      patchRequest(queries, request.id, (known) => ({ ...known, status: to }))
    },
    onSuccess: (saved) => {
      patchRequest(queries, saved.id, (known) => (saved.rev >= known.rev ? saved : known))
    },
    onError: (error, { request, from }) => {
      patchRequest(queries, request.id, (known) => ({ ...known, status: from }))
      setLast(null)
      say(`${request.reference} wasn’t changed. ${error.message}`, 'error')
    },
    onSettled: () => refetchRequests(queries),
  })

  function change(request: ContactRequest, to: Status): void {
    const next = { request, from: request.status, to }
    setLast(next)
    saving.mutate(next)
  }
  function undo(): void {
    if (!last) return
    setLast(null)
    saving.mutate({ request: last.request, from: last.to, to: last.from, isUndo: true })
  }

  return { change, last, undo, forget: () => setLast(null) }
}
