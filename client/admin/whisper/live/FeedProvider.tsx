/** Opens the admin's live line for as long as the Whisper panel is shown. */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { adminEvents, ToAdmin } from '#shared/chat/events'
import { connect } from '../../../live'
import { sessionEnded } from '../../session/session'
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
    const line = connect<typeof adminEvents, ToAdmin>('/admin')
    const opened = new Feed(queries, line, () => sessionEnded(queries))
    setFeed(opened)
    return () => opened.close()
  }, [queries])
  return feed && <FeedContext value={feed}>{children}</FeedContext>
}
