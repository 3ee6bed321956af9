/**
 * Applies the events of the admin pages' connection to the query cache, so that counters and lists
 * update by themselves, whether they are on screen or are shown again later.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { ActivityEvents } from '#shared/activity/events'
import type { analyticsEvents, AnalyticsEvents } from '#shared/analytics/events'
import type { BrandEvents } from '#shared/brand/events'
import type { teammateEvents, ToTeammate } from '#shared/chat/events'
import type { ContactEvents } from '#shared/contact/events'
import type { KnowledgeEvents } from '#shared/knowledge/events'
import type { QuoteEvents } from '#shared/quotes/events'
import type { ResourceEvents } from '#shared/resources/events'
import type { TeamEvents } from '#shared/team/events'
import type { TrainingEvents } from '#shared/training/events'
import type { QueueEvents } from '#shared/training/queue/events'
import type { SuggestionEvents } from '#shared/training/suggestions/events'
import type { UndeliveredEvents } from '#shared/undelivered/events'
import type { PageEvents } from '#shared/whisper/events'
import type { Connection } from '../../../live'
import { refetchActivity } from '../activity/activity'
import { followBrand, refetchBrand } from '../brand/cache'
import { keys } from '../chats/calls'
import {
  followConversations,
  refetchConversations,
} from '../chats/conversations/followConversations'
import { followHandovers } from '../chats/followHandovers'
import { refetchHandled, refetchHandovers } from '../chats/handovers'
import { followDay, refetchDay } from '../day/day'
import { followKnowledge, refetchKnowledge } from '../knowledge/cache'
import { followQueue } from '../queue/cache'
import { followQuotes, refetchQuotes } from '../quotes/cache'
import { followRequests, refetchRequests } from '../requests/cache'
import { followResources, refetchResources } from '../resources/cache'
import { followPages, refetchPages } from '../sitePages/cache'
import { followSuggestions } from '../suggestions/cache'
import { refetchTeam } from '../team/team'
import { followTraining, refetchTraining } from '../training/cache'
import { refetch } from '../updateCache'

export type AdminConnection = Connection<
  typeof teammateEvents & typeof analyticsEvents,
  ToTeammate &
    ActivityEvents &
    AnalyticsEvents &
    BrandEvents &
    ContactEvents &
    KnowledgeEvents &
    PageEvents &
    QueueEvents &
    QuoteEvents &
    ResourceEvents &
    SuggestionEvents &
    TeamEvents &
    TrainingEvents &
    UndeliveredEvents
>

/** Returns a function that stops the timers. */
export function followEvents(queries: QueryClient, connection: AdminConnection): () => void {
  const stops = [
    followConversations(queries, connection),
    followDay(queries, connection),
    followHandovers(queries, connection),
    followKnowledge(queries, connection),
    followQuotes(queries, connection),
    followRequests(queries, connection),
  ]
  followBrand(queries, connection)
  followPages(queries, connection)
  followQueue(queries, connection)
  followResources(queries, connection)
  followSuggestions(queries, connection)
  followTraining(queries, connection)
  connection.on('activity', () => refetchActivity(queries))
  connection.on('undelivered', () => {
    refetch(queries, { queryKey: keys.undelivered })
    refetchHandled(queries)
  })
  connection.onState((state) => state === 'live' && refetchMissed(queries))
  return () => stops.forEach((stop) => stop())
}

/** Catches up on what changed while disconnected. The interactions' lists do so in Feed. */
function refetchMissed(queries: QueryClient): void {
  for (const queryKey of [keys.counts, keys.conversations, keys.undelivered])
    refetch(queries, { queryKey })
  refetchActivity(queries)
  refetchBrand(queries)
  refetchConversations(queries)
  refetchDay(queries)
  refetchHandovers(queries)
  refetchKnowledge(queries)
  refetchPages(queries)
  refetchQuotes(queries)
  refetchRequests(queries)
  refetchResources(queries)
  refetchTeam(queries)
  refetchTraining(queries)
}
