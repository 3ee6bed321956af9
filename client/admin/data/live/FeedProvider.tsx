/** Opens the admin's live connection while the Whisper panel is shown. */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { analyticsEvents, AnalyticsNews } from '#shared/analytics/events'
import type { adminEvents, ToAdmin } from '#shared/chat/events'
import type { KnowledgeNews } from '#shared/knowledge/events'
import type { TeamNews } from '#shared/team/events'
import type { TrainingNews } from '#shared/training/events'
import type { QueueNews } from '#shared/training/queue/events'
import type { SuggestionNews } from '#shared/training/suggestions/events'
import type { UndeliveredNews } from '#shared/undelivered/events'
import type { PageNews } from '#shared/whisper/events'
import { connect, type Connection } from '../../../live'
import { keys } from '../chats/calls'
import {
  followConversations,
  refetchConversations,
} from '../chats/conversations/followConversations'
import { followHandovers } from '../chats/followHandovers'
import { refetchHandled, refetchHandovers } from '../chats/handovers'
import { followKnowledge, refetchKnowledge } from '../knowledge/cache'
import { followQueue } from '../queue/cache'
import { session } from '../session'
import { followPages, refetchPages } from '../sitePages/cache'
import { followSuggestions } from '../suggestions/cache'
import { refetchTeam } from '../team/team'
import { followTraining, refetchTraining } from '../training/cache'
import { refetch } from '../updateCache'
import { Feed } from './feed'

type PanelConnection = Connection<
  typeof adminEvents & typeof analyticsEvents,
  ToAdmin &
    KnowledgeNews &
    TeamNews &
    TrainingNews &
    QueueNews &
    SuggestionNews &
    PageNews &
    UndeliveredNews &
    AnalyticsNews
>
interface Opened {
  feed: Feed
  line: PanelConnection
}

const OpenedContext = createContext<Opened | null>(null)

function useOpened(): Opened {
  const opened = useContext(OpenedContext)
  if (opened === null) throw new Error('used outside of FeedProvider')
  return opened
}

export function useFeed(): Feed {
  return useOpened().feed
}

export function usePanelConnection(): PanelConnection {
  return useOpened().line
}

export function FeedProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const line: PanelConnection = connect('/admin')
    const feed = new Feed(queries, line, () => session.ended(queries))
    const stops = [followKnowledge(queries, line), followConversations(queries, line)]
    followTraining(queries, line)
    followPages(queries, line)
    followQueue(queries, line)
    followSuggestions(queries, line)
    followHandovers(queries, line)
    const askUndeliveredAgain = () => refetch(queries, { queryKey: keys.undelivered })
    line.on('undelivered', () => {
      askUndeliveredAgain()
      refetchHandled(queries)
    })
    // Catches up on changes missed while disconnected.
    line.onState((state) => {
      if (state !== 'live') return
      refetchKnowledge(queries)
      refetchTraining(queries)
      refetchPages(queries)
      refetchHandovers(queries)
      refetchConversations(queries)
      refetchTeam(queries)
      askUndeliveredAgain()
    })
    setOpened({ feed, line })
    return () => {
      for (const stop of stops) stop()
      feed.close()
    }
  }, [queries])
  return opened && <OpenedContext value={opened}>{children}</OpenedContext>
}
