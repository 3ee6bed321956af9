/** The dashboard's data for the day: fetched together, on events, and every 15 seconds. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { addDays } from '#shared/analytics/ranges'
import type { Interaction } from '#shared/chat/records'
import type { ContactRequest } from '#shared/contact/calls'
import type { QuoteSummary } from '#shared/quotes/records'
import { analytics } from '../analytics/calls'
import { chat } from '../chats/calls'
import { savedQuotes } from '../quotes/calls'
import { contact } from '../requests/calls'
import { refetch } from '../updateCache'

const key = ['day']
const askEveryMs = 15_000
/** Many of the latest interactions belong to the same conversation. */
const interactionsRead = 40
const othersRead = 8
const week = 7

export function refetchDay(queries: QueryClient): void {
  refetch(queries, { queryKey: key })
}

export interface DayNews {
  interactions: readonly Interaction[]
  requests: readonly ContactRequest[]
  /** Quotes that customers answered; empty for agents. */
  quotes: readonly QuoteSummary[]
}

/** The latest of each kind, newest first. */
export function useDayNews(isAdmin: boolean) {
  return useQuery({
    queryKey: [...key, 'came', isAdmin],
    queryFn: async ({ signal }): Promise<DayNews> => {
      const answered = (status: 'accepted' | 'declined') =>
        isAdmin ? savedQuotes.list({ status, limit: othersRead }, { signal }) : { quotes: [] }
      const [{ interactions }, { requests }, accepted, declined] = await Promise.all([
        chat.interactions({ limit: interactionsRead }, { signal }),
        contact.list({ limit: othersRead }, { signal }),
        answered('accepted'),
        answered('declined'),
      ])
      return { interactions, requests, quotes: [...accepted.quotes, ...declined.quotes] }
    },
    refetchInterval: askEveryMs,
  })
}

/** Today, and the same weekday last week. Undefined until known, and for agents. */
export function useToday(isAdmin: boolean) {
  return useQuery({
    queryKey: [...key, 'figures'],
    queryFn: async ({ signal }) => {
      const today = await analytics.figures({ range: 'today' }, { signal })
      const then = addDays(today.to, -week)
      const free = { range: 'free', from: then, to: then } as const
      return { today, before: await analytics.figures(free, { signal }) }
    },
    enabled: isAdmin,
    refetchInterval: askEveryMs,
  }).data
}
