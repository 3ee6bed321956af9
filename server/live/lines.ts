/**
 * The lines that sockets and polls are served on, looked at ten times a second: one that brings more than
 * a page would, lets replies pile up or takes nothing for a minute is ended. What has not been sent is bounded for
 * all peers together, at the expense of the sites with the most.
 */
import type { Socket } from 'node:net'
import type { Limits } from '../http/limits'
import { siteOf } from '../http/network'

/**
 * Bytes that a line may bring between two looks, and that may wait in it. They bound frames that are
 * never whole; a single packet may be long, when a large conversation is caught up with.
 */
const lookMs = 100
const maxBytesBetweenLooks = 512 * 1024
const maxBufferedBytes = 4 * 1024 * 1024

/** Node does not declare its handle: how many bytes the system has not taken of what is being written. */
export type Line = Socket & { _handle?: { writeQueueSize?: number } | null }

/** What is known of a line since the last look: bytes that it brought, and how it went with those it takes. */
interface Seen {
  network: string
  read: number
  queued: number
  /** When it last took anything, or had nothing to take; by performance.now(). */
  movedAt: number
}

/** What has not been sent yet to one peer, in bytes, and how to be rid of it. */
export interface Unsent {
  network: string
  bytes: number
  end(): void
}

interface LinesParts {
  limits: Pick<Limits, 'stallMs' | 'unsentBytes'>
  /** What waits before it comes to a line. */
  backlogs: () => Iterable<Unsent>
  onEnd: (network: string) => void
}

export class Lines {
  private readonly lines = new Map<Line, Seen>()
  private readonly looking: NodeJS.Timeout

  constructor(private readonly parts: LinesParts) {
    this.looking = setInterval(() => this.look(), lookMs)
    this.looking.unref()
  }

  follow(line: Line, network: string): void {
    this.lines.set(line, { network, read: line.bytesRead, queued: 0, movedAt: performance.now() })
  }

  forget(line: Line): void {
    this.lines.delete(line)
  }

  destroyAll(): void {
    for (const line of this.lines.keys()) line.destroy()
  }

  close(): void {
    clearInterval(this.looking)
  }

  private look(): void {
    const unsent: Unsent[] = []
    for (const [line, seen] of this.lines) {
      const { network } = seen
      const { bytesRead, writableLength: bytes } = line
      const isTooMuch = bytesRead - seen.read > maxBytesBetweenLooks || bytes > maxBufferedBytes
      seen.read = bytesRead
      const end = () => {
        line.destroy()
        this.parts.onEnd(network)
      }
      if (this.isStalled(line, seen) || isTooMuch) end()
      else if (bytes > 0) unsent.push({ network, bytes, end })
    }
    endMost([...unsent, ...this.parts.backlogs()], this.parts.limits.unsentBytes)
  }

  private isStalled({ _handle }: Line, seen: Seen): boolean {
    const queued = _handle?.writeQueueSize ?? 0
    const now = performance.now()
    if (queued === 0 || queued !== seen.queued) seen.movedAt = now
    seen.queued = queued
    return now - seen.movedAt > this.parts.limits.stallMs
  }
}

/** Leaves at most so many bytes unsent. */
function endMost(unsent: Unsent[], most: number): void {
  let total = unsent.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= most) return
  const ofSite = new Map<string, number>()
  for (const { network, bytes } of unsent) {
    const site = siteOf(network)
    ofSite.set(site, (ofSite.get(site) ?? 0) + bytes)
  }
  const share = ({ network }: Unsent) => ofSite.get(siteOf(network)) ?? 0
  unsent.sort((a, b) => share(b) - share(a) || b.bytes - a.bytes)
  for (const { bytes, end } of unsent) {
    if (total <= most) return
    end()
    total -= bytes
  }
}
