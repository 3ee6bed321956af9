/**
 * Limits what one connection, and all connections of one address, may ask of the server. Packets
 * are counted before they are read. A connection is cut when it sends too many, joins a namespace
 * twice, sends attachments, or lets replies pile up unread (see also socketMonitor.ts). A page that
 * was cut reconnects by itself; each cut makes its address wait longer for that.
 */
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import { announced, bodyBytes } from '../http/limits/bodies'
import { type Bucket, tryTakeToken } from '../http/limits/bucket'
import type { Limits } from '../http/limits/limits'
import { networkOf } from '../http/limits/network'
import { NetworkBuckets } from '../http/limits/networkBuckets'
import { OpenConnections } from './openConnections'
import { type Receiver, SocketMonitor } from './socketMonitor'

/** Length of packets that may wait for a peer that doesn't read. */
const maxWaiting = 1024 * 1024
/** Of a packet that carries no message: at most 'probe'. */
const maxControlLength = 5
/** A cut connection costs its address as much as this many new ones. */
const costOfCut = 200
/** A connection may join each of them once, and any other namespace once. */
const namespaces = ['/visitor', '/admin']

type Connection = Socket['conn']

/** What a connection has used so far; it is also its bucket of packets. */
interface Load extends Bucket {
  network: string
  /** A bit for each namespace it asked to join. */
  joined: number
  /** Length of the packets that its transport hasn't taken yet. */
  waiting: number
}

type Watched = Connection & { load: Load; transport: Transport }

/** A WebSocket transport has a socket, which Engine.IO doesn't declare. */
type Transport = Connection['transport'] & { socket?: WebSocket }

/** The WebSocket of ws, as far as it is used here, and the connection it carries once it does. */
export interface WebSocket {
  connection?: Watched
  /** A bucket of empty frames until then. */
  frames?: Bucket
  readonly readyState: number
  readonly OPEN: number
  /** Undeclared by ws: `_loop` is whether it goes on to the next frame of what it has read. */
  _receiver: Receiver & { _loop: boolean }
  _socket: TcpSocket
  on(event: 'ping' | 'pong' | 'message', listener: (this: WebSocket) => void): void
  terminate(): void
}

/**
 * A WebSocket that is only closed listens for another half minute for the peer's close frame; one
 * that is terminated still processes every frame read with the last: ten thousand if they are tiny.
 */
function stopReading(socket: WebSocket | undefined): void {
  if (!socket) return
  socket.terminate()
  socket._receiver._loop = false
}

/** For frames after the one that made Engine.IO close the WebSocket. */
function stopOnceClosed(this: WebSocket): void {
  if (this.readyState !== this.OPEN) stopReading(this)
}

/** The examined part of an Engine.IO packet. */
interface Packet {
  type: string
  data?: unknown
}

/** The first characters of Socket.IO packets that join a namespace, or have attachments. */
const connectPacket = '0'
const attachmentPackets = ['5', '6']

export interface Connections {
  /** Whether the address of a handshake may open another connection. */
  admits(request: IncomingMessage): boolean
  /** Follows an admitted connection until it closes. */
  watch(connection: Connection): void
  /** Follows a WebSocket from its first frame, before it carries a connection, if it ever does. */
  watchFrames(socket: WebSocket): void
  /** Follows the TCP socket of an upgrade request, which Node's server no longer knows. */
  watchSocket(request: IncomingMessage, socket: TcpSocket): void
  /** Follows the TCP socket of a polling request until it is answered. */
  watchReply(request: IncomingMessage, reply: ServerResponse): void
  /** Destroys every followed TCP socket, whatever is still waiting in it. */
  destroySockets(): void
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
  const open = new OpenConnections(limits)
  /** Connections with packets that their transport hasn't taken yet. */
  const backlogged = new Set<Watched>()
  const monitor = new SocketMonitor({
    limits,
    *backlogs() {
      for (const connection of backlogged) {
        const { network, waiting: bytes } = connection.load
        yield { network, bytes, end: () => cut(connection) }
      }
    },
    onEnd: (network) => opened.charge(network, costOfCut),
  })

  function requestedFrom(request: IncomingMessage): string {
    return networkOf(addressOf(request))
  }

  function isTooMuch(packet: Packet, load: Load): boolean {
    const now = Date.now()
    if (!tryTakeToken(load, limits.packets, now)) return true
    const length = typeof packet.data === 'string' ? packet.data.length : 0
    // The rest, replies to our own pings, is bounded by the connection's bucket alone.
    const isMessage = packet.type === 'message'
    if (!isMessage && length <= maxControlLength) return false
    if (isMessage && isForeign(packet, load)) return true
    if (!packets.tryTake(load.network, now)) return true
    const size = length / 1024
    if (!kilobytes.tryTake(load.network, now)) return true
    kilobytes.charge(load.network, size - 1, now)
    return false
  }

  function cut(connection: Watched, transport: Transport = connection.transport): void {
    connection.close(true)
    stopReading(transport.socket)
    opened.charge(connection.load.network, costOfCut)
  }

  /** For frames without a packet: pings, which ws answers, and pongs. Our pages send neither. */
  function onEmptyFrame(this: WebSocket): void {
    const { connection } = this
    const now = Date.now()
    this.frames ??= { tokens: limits.packets.burst, at: now }
    if (tryTakeToken(connection?.load ?? this.frames, limits.packets, now)) return
    if (connection) cut(connection)
    stopReading(this)
  }

  function carry(connection: Watched, { socket }: Transport): void {
    if (!socket) return
    socket.connection = connection
    monitor.receiveBy(socket._socket, socket._receiver)
  }

  /** Nothing else catches what our or Socket.IO's listeners throw: it would end the process. */
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
    /** A polling connection probes the WebSocket it wants to become, before any packet. */
    upgrading(this: Watched, transport: Transport) {
      if (tryTakeToken(this.load, limits.packets, Date.now())) carry(this, transport)
      else cut(this, transport)
    },
    packetCreate(this: Watched, { data }: Packet) {
      if (this.load.waiting > maxWaiting) cut(this)
      if (typeof data !== 'string') return
      this.load.waiting += data.length
      backlogged.add(this)
    },
    /** The transport takes everything that is waiting. */
    flush(this: Watched) {
      this.load.waiting = 0
      backlogged.delete(this)
    },
    close(this: Watched) {
      backlogged.delete(this)
      // However it came to be closed.
      stopReading(this.transport.socket)
      open.delete(this)
    },
  }

  return {
    admits(request) {
      const network = requestedFrom(request)
      return open.mayOpen(network) && opened.tryTake(network) && open.makeRoom(network)
    },
    watch(connection) {
      const network = requestedFrom(connection.request)
      const tokens = limits.packets.burst
      const load: Load = { network, tokens, at: Date.now(), joined: 0, waiting: 0 }
      Object.assign(connection, { load, emit })
      open.add(connection as Watched)
      for (const [event, listener] of Object.entries(listeners)) connection.on(event, listener)
      carry(connection as Watched, connection.transport)
    },
    watchFrames(socket) {
      socket.on('ping', onEmptyFrame)
      socket.on('pong', onEmptyFrame)
      socket.on('message', stopOnceClosed)
    },
    watchSocket(request, socket) {
      monitor.watch(socket, requestedFrom(request))
      // Node no longer listens, and an error event without a listener ends the process.
      socket.on('error', () => socket.destroy())
    },
    watchReply(request, reply) {
      const { socket } = request
      const bytes = Math.min(announced(request), bodyBytes)
      const watched = monitor.watch(socket, requestedFrom(request), bytes)
      reply.on('close', () => monitor.forget(socket, watched))
    },
    destroySockets() {
      monitor.destroyAll()
    },
    close() {
      monitor.close()
    },
  }
}

/** Packets our pages never send: a second CONNECT to a namespace, or one with attachments. */
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
