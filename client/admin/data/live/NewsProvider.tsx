/**
 * Listens on every admin page for visitors who want a person, requests, quotes, resources and
 * taglines, so that counters and lists update by themselves. Whisper's panel has a busy connection
 * of its own, so the counts are polled there.
 */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { ActivityNews } from '#shared/activity/events'
import type { BrandNews } from '#shared/brand/events'
import type { ConversationNews } from '#shared/chat/conversations/events'
import type { adminEvents, ToAdmin } from '#shared/chat/events'
import type { HandoverNews } from '#shared/chat/handover/events'
import type { ContactNews } from '#shared/contact/events'
import type { QuoteNews } from '#shared/quotes/events'
import type { ResourceNews } from '#shared/resources/events'
import type { TeamNews } from '#shared/team/events'
import { connect, type ConnectionState } from '../../../live'
import type { Liveness } from '../../../ui/status/LiveDot'
import { useToast } from '../../../ui/status/Toast'
import { refetchActivity } from '../activity/activity'
import { followBrand, refetchBrand } from '../brand/cache'
import { refetchErasures } from '../chats/conversations/conversations'
import { followHandovers } from '../chats/followHandovers'
import { refetchHandovers } from '../chats/handovers'
import { refetchDay } from '../day/day'
import { followQuotes, refetchQuotes } from '../quotes/cache'
import { patchRequest, refetchRequests, removeRequest } from '../requests/cache'
import { keys } from '../requests/calls'
import { followResources, refetchResources } from '../resources/cache'
import { session } from '../session'
import { refetchTeam } from '../team/team'
import { refetch } from '../updateCache'

const livenessByState: Record<ConnectionState, Liveness | null> = {
  connecting: null,
  live: 'live',
  reconnecting: 'reconnecting',
  offline: 'offline',
  refused: 'offline',
}
const askEveryMs = 30_000
/** Groups many changes into one request. */
const gatherMs = 250
/** With a busy chat, the dashboard updates once a second. */
const dayMs = 1_000

const NewsContext = createContext<Liveness | null>(null)

/** Whether lists are updating live; null until known. */
export function useLiveness(): Liveness | null {
  return useContext(NewsContext)
}

export function NewsProvider({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const queries = useQueryClient()
  const say = useToast()
  const [word, setWord] = useState<Liveness | null>(null)

  useEffect(() => {
    if (isBusy) {
      const ask = () => refetch(queries, { queryKey: keys.counts })
      const timer = setInterval(ask, askEveryMs)
      return () => clearInterval(timer)
    }
    const line = connect<
      typeof adminEvents,
      Pick<ToAdmin, 'change' | 'changes'> &
        HandoverNews &
        ConversationNews &
        TeamNews &
        ActivityNews &
        ContactNews &
        QuoteNews &
        ResourceNews &
        BrandNews
    >('/admin')
    let day: ReturnType<typeof setTimeout> | undefined
    const dayMoved = () => {
      day ??= setTimeout(() => {
        day = undefined
        refetchDay(queries)
      }, dayMs)
    }
    line.on('change', dayMoved)
    line.on('handover', dayMoved)
    line.on('erasures', () => refetchErasures(queries))
    line.on('activity', () => refetchActivity(queries))
    followHandovers(queries, line)
    followResources(queries, line)
    followBrand(queries, line)
    const unfollowQuotes = followQuotes(queries, line, ({ number, by }) => {
      dayMoved()
      say(`${by} accepted quote ${number}.`)
    })
    let gathering: ReturnType<typeof setTimeout> | undefined
    line.on('request', (request) => {
      dayMoved()
      patchRequest(queries, request.id, (known) => (request.rev > known.rev ? request : known))
      gathering ??= setTimeout(() => {
        gathering = undefined
        refetchRequests(queries)
      }, gatherMs)
    })
    line.on('requestRemoved', ({ id }) => removeRequest(queries, id))
    line.onState((state) => {
      setWord(livenessByState[state])
      // Catches up on changes missed while disconnected.
      if (state === 'live') {
        refetchHandovers(queries)
        refetchErasures(queries)
        refetchTeam(queries)
        refetchActivity(queries)
        refetchRequests(queries)
        refetchResources(queries)
        refetchQuotes(queries)
        refetchBrand(queries)
        refetchDay(queries)
      }
      if (line.refusal?.code === 'unauthorized') session.ended(queries)
    })
    return () => {
      clearTimeout(gathering)
      clearTimeout(day)
      unfollowQuotes()
      line.close()
    }
  }, [queries, say, isBusy])

  return <NewsContext value={word}>{children}</NewsContext>
}
