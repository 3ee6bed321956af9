/**
 * Tells those who watch what has changed. Two namespaces: /visitor (a visitor's cookie) and /admin
 * (a teammate's session). The server joins rooms; no client names one. Publish only what is stored.
 */

import type { IncomingMessage } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type DefaultEventsMap, type Namespace, Server, type Socket } from 'socket.io'
import type { ActivityEvents } from '#shared/activity/events'
import type { AnalyticsEvents } from '#shared/analytics/events'
import type { BrandAsset } from '#shared/brand/calls'
import type { BrandEvents } from '#shared/brand/events'
import type { ToTeammate, ToVisitor } from '#shared/chat/events'
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
import type { Settings } from '../config/settings'
import { addressReader } from '../http/address'
import { hasDuplicateHosts, refuseConnection } from '../http/brokenRequest'
import type { Limits } from '../http/limits/limits'
import { isOwnOrigin } from '../http/origin'
import { countHandshakeRefusal } from '../monitoring/metrics'
import type { Store } from '../store/port'
import { type Connections, limitConnections, type WebSocket } from './connections'

const maxFrameBytes = 64 * 1024
const maxFragments = 8
/** Reads that one frame may take: of the longest, 256 bytes each. */
const maxChunks = 256
const goodbyeMs = 3_000
/** Pages join their namespace in the next packet; until then a connection keeps its whole request. */
const joinMs = 15_000
/** Other servers on the store notice the end of an outage within this time. */
const gatherMs = 1_000
const betweenReconnectsMs = 60_000

/** Messages between servers on the same store. */
interface BetweenServers {
  visibility: (isVisible: boolean) => void
  brandAsset: (asset: BrandAsset) => void
  /** How many changes there were to what Whisper may read; see knowledge/knowledgeReloader.ts. */
  knowledge: (changes: number) => void
  /** A visitor's running conversation has ended: its erasure was asked for. */
  ended: (visitorKey: string) => void
  presence: (server: string, visitors: number, panels: number) => void
  /** Figures of the analytics have changed. */
  visits: () => void
  /** The server couldn't send some messages, to other servers or to their sockets. */
  dropped: () => void
}

/** The sockets of a visitor's browsers that came by a private link. */
export const linkRoom = (visitorKey: string): string => `link:${visitorKey}`

type Visitors = Namespace<DefaultEventsMap, ToVisitor, BetweenServers>
type Teammates = Namespace<
  DefaultEventsMap,
  ToTeammate &
    ContactEvents &
    ResourceEvents &
    QuoteEvents &
    BrandEvents &
    KnowledgeEvents &
    TeamEvents &
    TrainingEvents &
    QueueEvents &
    SuggestionEvents &
    PageEvents &
    UndeliveredEvents &
    ActivityEvents &
    AnalyticsEvents,
  BetweenServers
>

export class Live {
  readonly visitors: Visitors
  readonly teammates: Teammates
  /** Whether other servers on the same store receive what is published here. */
  readonly shared: boolean
  private readonly io: Server
  private readonly server: FastifyInstance['server']
  private readonly connections: Connections
  private reconnecting: NodeJS.Timeout | undefined
  private reconnectedAt = Number.NEGATIVE_INFINITY

  constructor(app: FastifyInstance, settings: Settings, store: Store, limits: Limits) {
    this.server = app.server
    const connections = limitConnections(limits, addressReader(settings.trustProxy), app.log)
    this.connections = connections
    app.server.on('upgrade', (request, socket: TcpSocket) => {
      connections.watchSocket(request, socket)
      if (!this.isForSockets(request)) refuseConnection(socket)
    })
    this.io = new Server(app.server, {
      serveClient: false,
      maxHttpBufferSize: maxFrameBytes,
      cookie: false,
      connectTimeout: joinMs,
      // Called only for the handshake; an existing connection is known by its secret id.
      allowRequest: (request, decide) => {
        if (hasDuplicateHosts(request) || !isOwnOrigin(request.headers, settings.publicUrl))
          decide('forbidden', false)
        else if (!connections.admits(request)) decide('too-many', false)
        else decide(null, true)
      },
    })
    // Our pages send no fragments, and keeping one costs a hundred times its byte, as does a chunk.
    // Engine.IO recreates its WebSocket server when ours starts listening.
    app.server.on('listening', () => {
      const { options } = engineOf(this.io).ws
      options.maxFragments = maxFragments
      options.maxBufferedChunks = maxChunks
      options.WebSocket = class extends options.WebSocket {
        constructor(...given: unknown[]) {
          super(...given)
          connections.watchFrames(this)
        }
      }
    })
    this.io.engine.on('connection', (connection) => connections.watch(connection))
    this.shared = store.adapter !== undefined
    if (store.adapter) this.io.adapter(store.adapter)
    this.visitors = this.io.of('/visitor')
    this.teammates = this.io.of('/admin')
    for (const namespace of [this.visitors, this.teammates])
      namespace.on('connection', forgetRequest)
    this.teammates.on('dropped', () => this.reconnectAll())
    store.onDropped(() => {
      this.reconnectAll()
      this.toServers('dropped')
    })
    app.addHook('onClose', async () => clearTimeout(this.reconnecting))
    this.io.engine.on('connection_error', ({ context }) => countHandshakeRefusal(context?.message))
    this.io.of('/').use((_, next) => next(new Error('not-found')))
  }

  /** All sockets of one visitor, on every server. */
  toVisitor(visitorKey: string) {
    return this.visitors.to(visitorKey)
  }

  /** Without those that came by a private link: it may have reached somebody else. */
  toOwnBrowsers(visitorKey: string) {
    return this.toVisitor(visitorKey).except(linkRoom(visitorKey))
  }

  /** Teammates with the admin role: agents aren't told what they may not read. */
  get adminsOnly() {
    return this.teammates.to(adminRoleRoom)
  }

  /** Disconnects every socket of a session, on every server. */
  cutSession(sessionId: string): void {
    this.teammates.in(sessionRoom(sessionId)).disconnectSockets(true)
  }

  /**
   * Every page of this server connects anew, and asks for what it missed: once for all servers that
   * dropped something in one outage, and at most once a minute while the line stays bad.
   */
  reconnectAll(): void {
    this.reconnecting ??= setTimeout(
      () => {
        this.reconnecting = undefined
        this.reconnectedAt = performance.now()
        for (const namespace of [this.visitors, this.teammates])
          namespace.local.disconnectSockets(true)
      },
      Math.max(gatherMs, this.reconnectedAt + betweenReconnectsMs - performance.now()),
    )
  }

  /** Sends to the other servers. Without a shared adapter there are none. */
  toServers<E extends keyof BetweenServers>(
    event: E,
    ...values: Parameters<BetweenServers[E]>
  ): void {
    if (this.shared) this.teammates.serverSideEmit(event, ...values)
  }

  /**
   * Whether Engine.IO will take the connection over. Others it leaves open for a second or, once
   * they are WebSockets, for half a minute, and answers their pings.
   */
  private isForSockets({ url = '' }: IncomingMessage): boolean {
    const path = `${this.io.path()}/?`
    if (!url.startsWith(path)) return false
    const query = new URLSearchParams(url.slice(path.length))
    // If there are two, Engine.IO uses the last.
    const isTwice = (name: string) => query.getAll(name).length > 1
    if (isTwice('transport') || isTwice('sid') || query.get('transport') !== 'websocket')
      return false
    const id = query.get('sid')
    if (id === null) return true
    const { clients } = engineOf(this.io)
    const connection = Object.hasOwn(clients, id) ? clients[id] : undefined
    return connection !== undefined && !connection.upgrading && !connection.upgraded
  }

  /** Responses of the sockets bypass Fastify, so they get the same headers here. */
  setHeaders(headers: Readonly<Record<string, string>>): void {
    this.server.prependListener('request', (request, response) => {
      if (!request.url?.startsWith(this.io.path())) return
      this.connections.watchReply(request, response)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    })
  }

  /** Says goodbye to all; a peer that doesn't respond, a dead phone or slow sender, is cut. */
  async close(): Promise<void> {
    const cutting = setTimeout(() => {
      this.connections.destroySockets()
      this.server.closeAllConnections()
    }, goodbyeMs)
    await this.io.close()
    clearTimeout(cutting)
    this.connections.close()
  }
}

/**
 * The namespace's middleware has read the handshake's request. A panel stays open for hours, and
 * the request would keep its headers and its parser in memory as long.
 */
function forgetRequest(socket: Socket): void {
  Object.assign(socket.conn, { request: null })
  Object.assign(socket, { handshake: null })
}

interface WebSocketOptions {
  maxFragments?: number
  maxBufferedChunks?: number
  WebSocket: new (...given: unknown[]) => WebSocket
}

/** The parts of Engine.IO's server that its types don't expose. */
interface Engine {
  ws: { options: WebSocketOptions }
  clients: Record<string, { upgrading: boolean; upgraded: boolean } | undefined>
}

const engineOf = ({ engine }: Server) => engine as unknown as Engine

export const adminRoleRoom = 'admins'

export function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`
}
