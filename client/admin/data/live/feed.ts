/**
 * The admin's live feed: events are written into the query cache, and after every gap the lists
 * equal a fresh load. It listens first and then requests what it missed, so that nothing falls in
 * between.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { teammateEvents, ToTeammate } from '#shared/chat/events'
import type { Change } from '#shared/chat/records'
import { pauseAfter } from '../../../backoff'
import { ApiError } from '../../../errors'
import type { Connection } from '../../../live'
import { ObservableValue } from '../../ui/observable'
import { keys } from '../chats/calls'
import { type LoadedWindow, trimWindow } from '../chats/loadedWindow'
import { mergeChanges } from '../chats/mergeChanges'
import { RecentChanges } from '../chats/recentChanges'
import { throttle } from '../throttle'
import { refetch } from '../updateCache'
import { keys as whisperKeys } from '../whisper/calls'
import { fetchMissed } from './fetchMissed'
import { type Batch, Inbox } from './inbox'
import { Liveness } from './liveness'
import { PartialAnswers } from './partialAnswers'

type AdminConnection = Connection<typeof teammateEvents, ToTeammate>

const conversationsEveryMs = 3_000

export class Feed {
  readonly recent = new RecentChanges()
  readonly pieces = new PartialAnswers()
  readonly liveness = new Liveness()
  readonly presence = new ObservableValue<{ visitors: number; panels: number } | null>(null)

  /** Lists include every change up to this server time. Null: no list is loaded. */
  private knownUntil: number | null = null
  /** Whether this connection receives every change. */
  private listening = false
  private joining = new AbortController()
  private readonly refetchConversations = throttle(
    () => refetch(this.queries, { queryKey: keys.conversations }),
    conversationsEveryMs,
  )
  private readonly inbox = new Inbox((batch) => this.take(batch))
  private readonly queries: QueryClient
  private readonly connection: AdminConnection
  private readonly onRefused: () => void

  constructor(queries: QueryClient, connection: AdminConnection, onRefused: () => void) {
    this.queries = queries
    this.connection = connection
    this.onRefused = onRefused
    connection.on('change', this.inbox.change)
    connection.on('changes', (changes) => changes.forEach(this.inbox.change))
    connection.on('piece', this.inbox.piece)
    connection.on('counts', this.inbox.count)
    connection.on('presence', this.inbox.presences)
    connection.on('visibility', (settings) => this.know(whisperKeys.settings, settings))
    connection.onState(() => this.follow())
    this.follow()
  }

  /** Reads a page of a list without missing changes between the page and the stream. */
  async page<T extends { readAt: number }>(read: () => Promise<T>): Promise<T> {
    const { listening } = this
    const page = await this.recent.during(read)
    if (!listening) {
      this.knownUntil = Math.min(this.knownUntil ?? page.readAt, page.readAt)
      if (this.listening) void this.join()
    }
    return page
  }

  close(): void {
    this.joining.abort()
    this.inbox.close()
    this.liveness.close()
    this.refetchConversations.stop()
    this.connection.close()
  }

  private follow(): void {
    const { state } = this.connection
    if (state === 'live') {
      void this.join()
      return
    }
    this.joining.abort()
    this.listening = false
    this.recent.clear()
    if (this.connection.refusal?.code === 'unauthorized') this.onRefused()
    else this.liveness.lost(state === 'offline' || state === 'refused')
  }

  private async join(): Promise<void> {
    this.joining.abort()
    this.joining = new AbortController()
    const { signal } = this.joining
    for (let failures = 1; !signal.aborted; failures++) {
      try {
        await this.watch(signal)
        return
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof ApiError && error.code === 'unauthorized') {
          this.onRefused()
          return
        }
        await pauseAfter(failures, error)
      }
    }
  }

  private async watch(signal: AbortSignal): Promise<void> {
    const now = await this.connection.request('watch', { bundled: true })
    if (signal.aborted) return
    this.listening = true
    this.presence.set({ visitors: now.visitors, panels: now.panels })
    this.know(whisperKeys.settings, { isVisible: now.isVisible })
    const isAnyLoaded = this.queries.getQueryCache().findAll({ queryKey: keys.lists }).length > 0
    if (this.knownUntil !== null && isAnyLoaded) {
      const all = await fetchMissed(this.knownUntil, (changes) => this.write(changes), signal)
      if (!all) await this.reload()
    }
    if (signal.aborted) return
    this.knownUntil = now.readAt
    this.liveness.live()
  }

  /** Reloads the lists when there were too many changes. */
  private async reload(): Promise<void> {
    this.recent.clear()
    const { lists } = keys
    this.queries.removeQueries({ queryKey: lists, type: 'inactive' })
    await this.queries.refetchQueries({ queryKey: lists, type: 'active' }, { throwOnError: true })
  }

  private take({ changes, pieces, counts, presence }: Batch): void {
    this.write(changes)
    this.pieces.write(pieces, changes)
    if (counts !== null) this.know(keys.counts, counts)
    if (presence !== null) this.presence.set(presence)
    if (presence !== null || changes.some((change) => this.isOpen(change.conversationId))) {
      this.refetchConversations()
    }
    // Only a connection that has caught up knows everything before what it receives now.
    if (this.liveness.isLive && this.knownUntil !== null) {
      for (const { updatedAt } of changes) this.knownUntil = Math.max(this.knownUntil, updatedAt)
    }
  }

  private write(changes: readonly Change[]): void {
    const news = this.recent.record(changes)
    if (news.length === 0) return
    this.queries.setQueriesData<LoadedWindow>({ queryKey: keys.lists }, (loaded) =>
      loaded === undefined ? undefined : trimWindow(mergeChanges(loaded, news)),
    )
  }

  /** An event is newer than a request still in progress, so the request is canceled. */
  private know(key: readonly string[], value: object): void {
    void this.queries
      .cancelQueries({ queryKey: key })
      .then(() => this.queries.setQueryData(key, value))
  }

  private isOpen(conversationId: string): boolean {
    return this.queries.getQueryState([...keys.conversations, conversationId]) !== undefined
  }
}
