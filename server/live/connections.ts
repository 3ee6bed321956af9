/**
 * What one connection, and all connections of one address, may ask of the server. Packets are counted
 * before anything in them is read. A connection is cut when it sends too many, joins a namespace twice,
 * sends attachments, or lets replies pile up unread (of its socket, socketMonitor.ts). A page that was cut connects again
 * by itself; each cut makes its address wait longer for that.
 */
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import { type Bucket, tryTakeToken } from '../http/bucket'
import type { Limits } from '../http/limits'
import { networkOf, networksOfSite, siteOf } from '../http/network'
import { NetworkBuckets } from '../http/networkBuckets'
import { SocketMonitor } from './socketMonitor'

/** Length of packets that may wait for a peer that does not read. */
const maxWaiting = 1024 * 1024
/** A cut connection costs its address as many new ones. */
const costOfCut = 200
/** Each may be joined once by a connection, and whatever is none of these once besides. */
const namespaces = ['/visitor', '/admin']

type Connection = Socket['conn']

/** What a connection has done so far; its own bucket of packets besides. */
interface Load extends Bucket {
  network: string
  /** A bit for each namespace that it asked to join. */
  joined: number
  /** Length of the packets that its transport has not taken yet. */
  waiting: number
}

type Watched = Connection & { load: Load; transport: Transport }

/** Of a WebSocket it has a socket, which Engine.IO does not declare. */
type Transport = Connection['transport'] & { socket?: WebSocket }

/** The WebSocket of ws, as far as it is used here, and the connection that it carries once it does. */
export interface WebSocket {
  connection?: Watched
  /** Of empty frames until then. */
  frames?: Bucket
  readonly readyState: number
  readonly OPEN: number
  /** Not declared by ws: whether it goes on to the next frame of what it has read. */
  _receiver: { _loop: boolean }
  on(event: 'ping' | 'pong' | 'message', listener: (this: WebSocket) => void): void
  terminate(): void
}

/**
 * A WebSocket that is only closed goes on listening for half a minute, for the peer's goodbye; one that
 * is terminated still takes each frame of what was read with the last: ten thousand, where they are tiny.
 */
function stopReading(socket: WebSocket | undefined): void {
  if (!socket) return
  socket.terminate()
  socket._receiver._loop = false
}

/** Of frames behind the one for which Engine.IO has closed the WebSocket. */
function stopOnceClosed(this: WebSocket): void {
  if (this.readyState !== this.OPEN) stopReading(this)
}

/** The part of an Engine.IO packet that is looked at. */
interface Packet {
  type: string
  data?: unknown
}

/** The first characters of Socket.IO's packets: to join a namespace, and with attachments. */
const connectPacket = '0'
const attachmentPackets = ['5', '6']

export interface Connections {
  /** Whether the address of a handshake may open one more connection. */
  admits(request: IncomingMessage): boolean
  /** Follows a connection that was admitted, until it closes. */
  watch(connection: Connection): void
  /** Follows a WebSocket from its first frame, before it carries a connection, if it ever does. */
  watchFrames(socket: WebSocket): void
  /** Follows the socket of a request to become a WebSocket, which Node's server no longer knows. */
  watchLine(request: IncomingMessage, socket: TcpSocket): void
  /** Follows the socket of a request of a connection that polls, until it is answered. */
  watchReply(request: IncomingMessage, reply: ServerResponse): void
  /** Ends every WebSocket, whatever still waits in it. */
  destroyLines(): void
  close(): void
}

export function limitConnections(
  limits: Limits,
  addressOf: (request: IncomingMessage) => string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Connections {
  const opened = new NetworkBuckets(limits.connections)
  const packets = new NetworkBuckets(limits.addressPackets)
  const kilobytes = new NetworkBuckets(limits.packetKilobytes)
  /** How many connections are open, by network and by site. */
  const open = new Map<string, number>()
  /** Connections with packets that their transport has not taken yet. */
  const holding = new Set<Watched>()
  const monitor = new SocketMonitor({
    limits,
    *backlogs() {
      for (const connection of holding) {
        const { network, waiting: bytes } = connection.load
        yield { network, bytes, end: () => cut(connection) }
      }
    },
    onEnd: (network) => opened.charge(network, costOfCut),
  })

  function requestedFrom(request: IncomingMessage): string {
    return networkOf(addressOf(request))
  }

  function count(network: string, more: 1 | -1): void {
    for (const key of new Set([network, siteOf(network)])) {
      const now = (open.get(key) ?? 0) + more
      if (now > 0) open.set(key, now)
      else open.delete(key)
    }
  }

  function isTooMuch(packet: Packet, load: Load): boolean {
    const now = Date.now()
    if (!tryTakeToken(load, limits.packets, now)) return true
    // The rest, answers to our own pings, is bounded by the connection's bucket alone.
    if (packet.type !== 'message') return false
    if (isForeign(packet, load) || !packets.tryTake(load.network, now)) return true
    const size = typeof packet.data === 'string' ? packet.data.length / 1024 : 0
    if (!kilobytes.tryTake(load.network, now)) return true
    kilobytes.charge(load.network, size - 1, now)
    return false
  }

  function cut(connection: Watched, transport: Transport = connection.transport): void {
    connection.close(true)
    stopReading(transport.socket)
    opened.charge(connection.load.network, costOfCut)
  }

  /** Frames that carry no packet: a ping is answered, and a page sends neither. */
  function onEmptyFrame(this: WebSocket): void {
    const { connection } = this
    const now = Date.now()
    this.frames ??= { tokens: limits.packets.burst, at: now }
    if (tryTakeToken(connection?.load ?? this.frames, limits.packets, now)) return
    if (connection) cut(connection)
    stopReading(this)
  }

  function carry(connection: Watched, { socket }: Transport): void {
    if (socket) socket.connection = connection
  }

  /** Nothing catches what a listener throws, neither ours nor Socket.IO's: it would end the process. */
  function emit(this: Watched, event: string, ...given: unknown[]): boolean {
    try {
      return EventEmitter.prototype.emit.call(this, event, ...given)
    } catch (err) {
      log.error({ err, event }, 'a connection was ended by an error')
      cut(this)
      return true
    }
  }

  // Shared by all connections, so that an open panel costs no closures of its own.
  const listeners = {
    packet(this: Watched, packet: Packet) {
      if (isTooMuch(packet, this.load)) cut(this)
    },
    /** A polling connection probes the WebSocket that it wants to become: no packet of its own yet. */
    upgrading(this: Watched, transport: Transport) {
      if (tryTakeToken(this.load, limits.packets, Date.now())) carry(this, transport)
      else cut(this, transport)
    },
    packetCreate(this: Watched, { data }: Packet) {
      if (this.load.waiting > maxWaiting) cut(this)
      if (typeof data !== 'string') return
      this.load.waiting += data.length
      holding.add(this)
    },
    /** The transport takes all that waits. */
    flush(this: Watched) {
      this.load.waiting = 0
      holding.delete(this)
    },
    close(this: Watched) {
      holding.delete(this)
      // However it came to that.
      stopReading(this.transport.socket)
      count(this.load.network, -1)
    },
  }

  return {
    admits(request) {
      const network = requestedFrom(request)
      const site = siteOf(network)
      const most = limits.addressConnections * (site === network ? 1 : networksOfSite)
      return (
        (open.get(network) ?? 0) < limits.addressConnections &&
        (open.get(site) ?? 0) < most &&
        opened.tryTake(network)
      )
    },
    watch(connection) {
      const network = requestedFrom(connection.request)
      count(network, 1)
      const tokens = limits.packets.burst
      const load: Load = { network, tokens, at: Date.now(), joined: 0, waiting: 0 }
      Object.assign(connection, { load, emit })
      for (const [event, listener] of Object.entries(listeners)) connection.on(event, listener)
      carry(connection as Watched, connection.transport)
    },
    watchFrames(socket) {
      socket.on('ping', onEmptyFrame)
      socket.on('pong', onEmptyFrame)
      socket.on('message', stopOnceClosed)
    },
    watchLine(request, socket) {
      monitor.watch(socket, requestedFrom(request))
      socket.on('close', () => monitor.forget(socket))
      // Node listens no more, and an error that nobody listens to ends the process.
      socket.on('error', () => socket.destroy())
    },
    watchReply(request, reply) {
      const socket = request.socket
      monitor.watch(socket, requestedFrom(request))
      reply.on('close', () => monitor.forget(socket))
    },
    destroyLines() {
      monitor.destroyAll()
    },
    close() {
      monitor.close()
    },
  }
}

/** What no page of ours sends: a second CONNECT to a namespace, or a packet with attachments. */
function isForeign({ data }: Packet, load: Load): boolean {
  if (typeof data !== 'string') return true
  const [type] = data
  if (type === connectPacket) {
    const name = data.slice(1).split(',', 1)[0] ?? ''
    const bit = 1 << (namespaces.indexOf(name) + 1)
    if (load.joined & bit) return true
    load.joined |= bit
  }
  return attachmentPackets.includes(type ?? '')
}
