/**
 * Monitors the TCP sockets of WebSockets and polls, ten times a second. Ends one that brings more
 * than a page would, lets replies pile up, or takes nothing for a minute. Unsent data is bounded
 * for all peers together, at the expense of the sites with the most.
 */
import type { Socket } from 'node:net'
import type { Limits } from '../http/limits/limits'
import { siteOf } from '../http/limits/network'

/**
 * Bytes that a socket may bring between two checks, and that may wait in it. They bound frames that
 * never become whole; a single packet may be long, when a large conversation is caught up with.
 */
const checkMs = 100
const maxBytesBetweenChecks = 512 * 1024
const maxBufferedBytes = 4 * 1024 * 1024

/** Node doesn't declare its handle, which tells how many bytes the system hasn't taken yet. */
export type MonitoredSocket = Socket & { _handle?: { writeQueueSize?: number } | null }

/** A socket's state at the last check: the bytes it brought, and how sending progresses. */
interface SocketStats {
  network: string
  read: number
  queued: number
  /** When it last took anything, or had nothing to take; by performance.now(). */
  movedAt: number
}

/** Unsent data for one peer, in bytes, and how to get rid of it. */
export interface Backlog {
  network: string
  bytes: number
  end(): void
}

interface SocketMonitorParts {
  limits: Pick<Limits, 'stallMs' | 'unsentBytes'>
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

  watch(socket: MonitoredSocket, network: string): void {
    this.sockets.set(socket, {
      network,
      read: socket.bytesRead,
      queued: 0,
      movedAt: performance.now(),
    })
  }

  forget(socket: MonitoredSocket): void {
    this.sockets.delete(socket)
  }

  destroyAll(): void {
    for (const socket of this.sockets.keys()) socket.destroy()
  }

  close(): void {
    clearInterval(this.checkTimer)
  }

  private check(): void {
    const unsent: Backlog[] = []
    for (const [socket, seen] of this.sockets) {
      const { network } = seen
      const { bytesRead, writableLength: bytes } = socket
      const isTooMuch = bytesRead - seen.read > maxBytesBetweenChecks || bytes > maxBufferedBytes
      seen.read = bytesRead
      const end = () => {
        socket.destroy()
        this.parts.onEnd(network)
      }
      if (this.isStalled(socket, seen) || isTooMuch) end()
      else if (bytes > 0) unsent.push({ network, bytes, end })
    }
    endMost([...unsent, ...this.parts.backlogs()], this.parts.limits.unsentBytes)
  }

  private isStalled({ _handle }: MonitoredSocket, seen: SocketStats): boolean {
    const queued = _handle?.writeQueueSize ?? 0
    const now = performance.now()
    if (queued === 0 || queued !== seen.queued) seen.movedAt = now
    seen.queued = queued
    return now - seen.movedAt > this.parts.limits.stallMs
  }
}

/** Ends peers until at most `most` bytes are unsent. */
function endMost(unsent: Backlog[], most: number): void {
  let total = unsent.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= most) return
  const ofSite = new Map<string, number>()
  for (const { network, bytes } of unsent) {
    const site = siteOf(network)
    ofSite.set(site, (ofSite.get(site) ?? 0) + bytes)
  }
  const share = ({ network }: Backlog) => ofSite.get(siteOf(network)) ?? 0
  unsent.sort((a, b) => share(b) - share(a) || b.bytes - a.bytes)
  for (const { bytes, end } of unsent) {
    if (total <= most) return
    end()
    total -= bytes
  }
}
