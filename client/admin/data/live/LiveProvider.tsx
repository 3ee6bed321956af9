/** Opens the one live connection of the admin pages, for whichever of them is shown. */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { connect } from '../../../live'
import type { Liveness } from '../../../ui/status/LiveDot'
import { useToast } from '../../../ui/status/Toast'
import { useObservable } from '../../ui/observable'
import { session } from '../session'
import { Feed } from './feed'
import { type AdminConnection, followEvents } from './followEvents'

interface Opened {
  feed: Feed
  connection: AdminConnection
}

const OpenedContext = createContext<Opened | null>(null)

function useOpened(): Opened {
  const opened = useContext(OpenedContext)
  if (opened === null) throw new Error('used outside of LiveProvider')
  return opened
}

export function useFeed(): Feed {
  return useOpened().feed
}

export function useAdminConnection(): AdminConnection {
  return useOpened().connection
}

/** Whether lists are updating live; null until known. */
export function useLiveness(): Liveness | null {
  return useObservable(useFeed().liveness.now).word
}

export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const say = useToast()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const connection: AdminConnection = connect('/admin')
    const feed = new Feed(queries, connection, () => session.ended(queries))
    const stop = followEvents(queries, connection)
    connection.on('quoteAccepted', ({ number, by }) => say(`${by} accepted quote ${number}.`))
    setOpened({ feed, connection })
    return () => {
      stop()
      feed.close()
    }
  }, [queries, say])
  return opened && <OpenedContext value={opened}>{children}</OpenedContext>
}
