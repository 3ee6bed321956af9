/**
 * Monitors the TCP sockets of WebSockets and polls, ten times a second. Ends one that brings more
 * than a page would, lets replies pile up, or takes nothing for a minute. What waits in memory,
 * unsent or received but not whole, is bounded for all peers together, at the expense of the blocks
 * with the most.
 */
import type { Socket } from 'node:net'
import type { Limits } from '../http/limits/limits'
import { blockOf } from '../http/limits/network'

/**
 * Bytes that a socket may bring between two checks, and that may wait in it. They bound frames that
 * never become whole; a single packet may be long, when a large conversation is caught up with.
 */
const checkMs = 100
const maxBytesBetweenChecks = 512 * 1024
const maxBufferedBytes = 4 * 1024 * 1024

/** Node doesn't declare its handle, which tells how many bytes the system hasn't taken yet. */
type MonitoredSocket = Socket & { _handle?: { writeQueueSize?: number } | null }

/** What ws keeps of a packet that isn't whole: chunks as they were read, and finished fragments. */
export interface Receiver {
  _bufferedBytes: number
  _buffers: Buffer[]
  _fragments: Buffer[]
}

/** A socket's state at the last check: the bytes it brought, and how sending progresses. */
interface SocketStats {
  network: string
  /** Announced length of a poll's body, which may have arrived in part. */
  bodyBytes: number
  /** A WebSocket's. */
  receiver?: Receiver
  read: number
  queued: number
  /** When it last took anything, or had nothing to take; by performance.now(). */
  movedAt: number
}

/** Data that waits for one peer, in bytes, and how to get rid of it. */
interface Backlog {
  network: string
  bytes: number
  end(): void
}

interface SocketMonitorParts {
  limits: Pick<Limits, 'stallMs' | 'pendingBytes'>
  /** Data that waits before it reaches a TCP socket. */
  backlogs: () => Iterable<Backlog>
  onEnd: (network: string) => void
}

export class SocketMonitor {
  private readonly sockets = new Map<MonitoredSocket, SocketStats>()
  private readonly checkTimer: NodeJS.Timeout

  constructor(private readonly parts: SocketMonitorParts) {
    this.checkTimer = setInterval(() => this.check(), checkMs)
    this.checkTimer.unref()
  }

  /** Until `forget`, or the socket's end. */
  watch(socket: MonitoredSocket, network: string, bodyBytes = 0): SocketStats {
    const stats: SocketStats = {
      network,
      bodyBytes,
      read: socket.bytesRead,
      queued: 0,
      movedAt: performance.now(),
    }
    this.sockets.set(socket, stats)
    return stats
  }

  receiveBy(socket: MonitoredSocket, receiver: Receiver): void {
    const stats = this.sockets.get(socket)
    if (stats) stats.receiver = receiver
  }

  /** Unless the socket has been watched for something else since. */
  forget(socket: MonitoredSocket, stats: SocketStats): void {
    if (this.sockets.get(socket) === stats) this.sockets.delete(socket)
  }

  destroyAll(): void {
    for (const socket of this.sockets.keys()) socket.destroy()
  }

  close(): void {
    clearInterval(this.checkTimer)
  }

  private check(): void {
    const pending: Backlog[] = []
    for (const [socket, seen] of this.sockets) {
      if (socket.destroyed) this.sockets.delete(socket)
      const { network } = seen
      const { bytesRead, writableLength: unsent } = socket
      const isTooMuch = bytesRead - seen.read > maxBytesBetweenChecks || unsent > maxBufferedBytes
      const bytes = unsent + seen.bodyBytes + (seen.receiver ? heldBy(seen.receiver) : 0)
      seen.read = bytesRead
      const end = () => {
        socket.destroy()
        this.parts.onEnd(network)
      }
      if (this.isStalled(socket, seen) || isTooMuch) end()
      else if (bytes > 0) pending.push({ network, bytes, end })
    }
    endMost([...pending, ...this.parts.backlogs()], this.parts.limits.pendingBytes)
  }

  private isStalled({ _handle }: MonitoredSocket, seen: SocketStats): boolean {
    const queued = _handle?.writeQueueSize ?? 0
    const now = performance.now()
    if (queued === 0 || queued !== seen.queued) seen.movedAt = now
    seen.queued = queued
    return now - seen.movedAt > this.parts.limits.stallMs
  }
}

/** Bytes in memory: the start of a chunk may be used up and is kept with its end, as a fragment's. */
function heldBy({ _bufferedBytes, _buffers: [first], _fragments }: Receiver): number {
  const usedUp = first ? first.buffer.byteLength - first.length : 0
  return _fragments.reduce((sum, { buffer }) => sum + buffer.byteLength, _bufferedBytes + usedUp)
}

/** Ends peers until at most `most` bytes are pending. */
function endMost(pending: Backlog[], most: number): void {
  let total = pending.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= most) return
  const ofBlock = new Map<string, number>()
  for (const { network, bytes } of pending) {
    const block = blockOf(network)
    ofBlock.set(block, (ofBlock.get(block) ?? 0) + bytes)
  }
  const share = ({ network }: Backlog) => ofBlock.get(blockOf(network)) ?? 0
  pending.sort((a, b) => share(b) - share(a) || b.bytes - a.bytes)
  for (const { bytes, end } of pending) {
    if (total <= most) return
    end()
    total -= bytes
  }
}
