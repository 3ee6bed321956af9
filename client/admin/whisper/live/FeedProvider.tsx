/** Opens the admin's live line for as long as the Whisper panel is shown. */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { adminEvents, ToAdmin } from '#shared/chat/events'
import type { KnowledgeNews } from '#shared/knowledge/events'
import type { TrainingNews } from '#shared/training/events'
import type { PageNews } from '#shared/whisper/events'
import { connect } from '../../../live'
import { sessionEnded } from '../../session/session'
import { askKnowledgeAgain, followKnowledge } from '../knowledge/cache'
import { askPagesAgain, followPages } from '../resources/pages/cache'
import { askTrainingAgain, followTraining } from '../training/cache'
import { Feed } from './feed'

const FeedContext = createContext<Feed | null>(null)

export function useFeed(): Feed {
  const feed = useContext(FeedContext)
  if (feed === null) throw new Error('useFeed outside of FeedProvider')
  return feed
}

export function FeedProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [feed, setFeed] = useState<Feed | null>(null)
  useEffect(() => {
    const line = connect<typeof adminEvents, ToAdmin & KnowledgeNews & TrainingNews & PageNews>(
      '/admin',
    )
    const opened = new Feed(queries, line, () => sessionEnded(queries))
    const stopFollowing = followKnowledge(queries, line)
    followTraining(queries, line)
    followPages(queries, line)
    // Whatever happened while nobody listened.
    line.onState((state) => {
      if (state !== 'live') return
      askKnowledgeAgain(queries)
      askTrainingAgain(queries)
      askPagesAgain(queries)
    })
    setFeed(opened)
    return () => {
      stopFollowing()
      opened.close()
    }
  }, [queries])
  return feed && <FeedContext value={feed}>{children}</FeedContext>
}
