/** The dashboard's data for the day: fetched together, on events, and every 15 seconds. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ToTeammate } from '#shared/chat/events'
import type { Interaction } from '#shared/chat/records'
import type { ContactRequest } from '#shared/contact/calls'
import type { ContactEvents } from '#shared/contact/events'
import type { QuoteEvents } from '#shared/quotes/events'
import type { Connection } from '../../../live'
import { analytics } from '../analytics/calls'
import { chat } from '../chats/calls'
import { conversations } from '../chats/conversations/conversations'
import { contact } from '../requests/calls'
import { throttle } from '../throttle'
import { refetch } from '../updateCache'

const key = ['day']
const askEveryMs = 15_000
/** With a busy chat, the dashboard updates once a second. */
const newsEveryMs = 1_000
/** Many of the latest interactions belong to the same conversation. */
const interactionsRead = 60
const requestsRead = 20
const conversationsRead = 30

export function refetchDay(queries: QueryClient): void {
  refetch(queries, { queryKey: key })
}

/** Refetches it after what it shows has changed. Returns a function that stops the timer. */
export function followDay(
  queries: QueryClient,
  connection: Pick<
    Connection<Record<never, never>, ToTeammate & ContactEvents & QuoteEvents>,
    'on'
  >,
): () => void {
  const ask = throttle(() => refetchDay(queries), newsEveryMs)
  for (const event of ['change', 'changes', 'handover', 'request', 'quoteAccepted'] as const)
    connection.on(event, ask)
  return ask.stop
}

export interface DayNews {
  interactions: readonly Interaction[]
  requests: readonly ContactRequest[]
  /** Ids of conversations with messages that the signed-in teammate hasn't read. */
  unread: ReadonlySet<string>
}

/** The latest of each kind, newest first. */
export function useDayNews() {
  return useQuery({
    queryKey: [...key, 'came'],
    queryFn: async ({ signal }): Promise<DayNews> => {
      const [{ interactions }, { requests }, latest] = await Promise.all([
        chat.interactions({ limit: interactionsRead }, { signal }),
        contact.list({ limit: requestsRead }, { signal }),
        conversations.list({ limit: conversationsRead }, { signal }),
      ])
      const unread = latest.conversations.filter((one) => one.unread > 0).map(({ id }) => id)
      return { interactions, requests, unread: new Set(unread) }
    },
    refetchInterval: askEveryMs,
  })
}

/**
 * Today, compared with the same weekday last week up to the same time, and all of that day.
 * Undefined until known, and for agents.
 */
export function useToday(isAdmin: boolean) {
  return useQuery({
    queryKey: [...key, 'figures'],
    queryFn: async ({ signal }) => {
      const query = { range: 'today', comparedWith: 'sameWeekdays' } as const
      const today = await analytics.figures(query, { signal })
      const { from, to } = today.before
      const free = { range: 'free', from, to } as const
      return { today, before: await analytics.figures(free, { signal }) }
    },
    enabled: isAdmin,
    refetchInterval: askEveryMs,
  }).data
}
