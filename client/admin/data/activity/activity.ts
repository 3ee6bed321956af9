/** The teammates' activity log, kept up to date by events. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityAddresses } from '#shared/activity/addresses'
import type { activityCalls } from '#shared/activity/calls'
import type { Activity } from '#shared/activity/records'
import { client } from '../../../api'
import { conversationPath } from '../chats/paths'
import { entryPath } from '../knowledge/paths'
import { quotePath } from '../quotes/paths'
import { editResourcePath } from '../resources/paths'
import { refetch } from '../updateCache'

export const activity = client<typeof activityCalls>(activityAddresses)
const key = ['activity']

type ActivityQuery = Parameters<typeof activity.list>[0]

export const activityQuery = (query: ActivityQuery) =>
  queryOptions({
    queryKey: [...key, query],
    queryFn: ({ signal }) => activity.list(query, { signal }),
    placeholderData: keepPreviousData,
  })

export function refetchActivity(queries: QueryClient): void {
  refetch(queries, { queryKey: key })
}

const paths = {
  conversation: conversationPath,
  entry: entryPath,
  quote: quotePath,
  resource: editResourcePath,
} as const satisfies Record<NonNullable<Activity['subject']>['kind'], (id: string) => string>

export function subjectPath({ kind, id }: NonNullable<Activity['subject']>): string {
  return paths[kind](id)
}
