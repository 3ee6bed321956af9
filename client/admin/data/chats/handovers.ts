/** Conversations waiting for a person or with one, kept up to date by events. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { handoverAddresses } from '#shared/chat/handover/addresses'
import type { handoverCalls } from '#shared/chat/handover/calls'
import type { Handled, OpenHandovers, Reply } from '#shared/chat/handover/records'
import { client } from '../../../api'
import { refetch, updateCached } from '../updateCache'

export const handover = client<typeof handoverCalls>(handoverAddresses)

const openKey = ['whisper', 'handovers']
/** Prefix, followed by the conversation's id. */
const handledKey = ['whisper', 'handled']

export const openQuery = queryOptions({
  queryKey: openKey,
  queryFn: ({ signal }) => handover.open({}, { signal }),
  select: ({ open }: OpenHandovers) => open,
  staleTime: Number.POSITIVE_INFINITY,
})

export function handledQuery(conversationId: string) {
  return queryOptions({
    queryKey: [...handledKey, conversationId],
    queryFn: ({ signal }) => handover.handled({ id: conversationId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  })
}

/** Whisper's suggested answer to a message left to a person. */
export function draftQuery(messageId: string | undefined) {
  return queryOptions({
    queryKey: ['whisper', 'draft', messageId],
    queryFn: async ({ signal }) =>
      (await handover.draft({ id: messageId ?? '' }, { signal })).draft,
    enabled: messageId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  })
}

export function setHandled(queries: QueryClient, conversationId: string, handled: Handled): void {
  queries.setQueryData([...handledKey, conversationId], handled)
}

/** Adds a stored reply, from this teammate or another. */
export function addReply(queries: QueryClient, reply: Reply): void {
  updateCached<Handled>(queries, [...handledKey, reply.conversationId], (known) =>
    known.replies.some(({ id }) => id === reply.id)
      ? known
      : { ...known, replies: [...known.replies, reply].sort((a, b) => a.at - b.at) },
  )
}

export function isOpen(queries: QueryClient, conversationId: string): boolean {
  const known = queries.getQueryData<OpenHandovers>(openKey)
  return known?.open.some((one) => one.conversationId === conversationId) ?? false
}

/** Shows nothing as unread in this conversation. */
export function openRead(queries: QueryClient, conversationId: string): void {
  updateCached<OpenHandovers>(queries, openKey, (known) => ({
    ...known,
    open: known.open.map((one) => {
      if (one.conversationId !== conversationId) return one
      const { unread: _, ...others } = one
      return others
    }),
  }))
}

export function refetchOpen(queries: QueryClient): void {
  refetch(queries, { queryKey: openKey })
}

export function refetchHandovers(queries: QueryClient, conversationId?: string): void {
  refetchOpen(queries)
  refetchHandled(queries, conversationId)
}

export function refetchHandled(queries: QueryClient, conversationId?: string): void {
  const which = conversationId === undefined ? handledKey : [...handledKey, conversationId]
  refetch(queries, { queryKey: which })
}

export function seenUntil(queries: QueryClient, conversationId: string, at: number): void {
  updateCached<Handled>(queries, [...handledKey, conversationId], (known) => ({
    ...known,
    seenAt: Math.max(at, known.seenAt ?? 0),
  }))
}
