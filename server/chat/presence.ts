/**
 * Counts connected visitors and open panels, on all servers together. A server that falls silent no
 * longer counts. Its last broadcasts may have been lost, so the pages connected here are made to
 * reconnect, and then ask for what they missed.
 */
import type { Live } from '../live/live'

const debounceMs = 250
const repeatMs = 5_000
const silentMs = 15_000

/** State shared by all of a visitor's sockets on this server; it is their `socket.data`. */
export interface ConnectedVisitor {
  key: string
  sockets: number
  /** Ids of the sockets whose panel is open. */
  open: Set<string> | null
}

interface PresenceCounts {
  visitors: number
  panels: number
}

export class Presence {
  private readonly live: Live
  private readonly server: string
  private readonly byKey = new Map<string, ConnectedVisitor>()
  private readonly others = new Map<string, PresenceCounts & { at: number }>()
  private panels = 0
  private broadcastTimer: NodeJS.Timeout | undefined
  private readonly repeatTimer: NodeJS.Timeout

  constructor(live: Live, server: string) {
    this.live = live
    this.server = server
    live.teammates.on('presence', (other, visitors, panels) => {
      this.others.set(other, { visitors, panels, at: performance.now() })
      this.emitToAdmins()
    })
    this.repeatTimer = setInterval(() => {
      this.forgetSilent()
      this.broadcast()
    }, repeatMs)
    this.repeatTimer.unref()
  }

  enter(key: string): ConnectedVisitor {
    let visitor = this.byKey.get(key)
    if (!visitor) {
      visitor = { key, sockets: 0, open: null }
      this.byKey.set(key, visitor)
      this.broadcastSoon()
    }
    visitor.sockets += 1
    return visitor
  }

  leave(visitor: ConnectedVisitor, socketId: string): void {
    this.panel(visitor, socketId, false)
    visitor.sockets -= 1
    if (visitor.sockets > 0) return
    this.byKey.delete(visitor.key)
    this.broadcastSoon()
  }

  panel(visitor: ConnectedVisitor, socketId: string, isOpen: boolean): void {
    const before = visitor.open?.size ?? 0
    if (isOpen) {
      visitor.open ??= new Set()
      visitor.open.add(socketId)
    } else {
      visitor.open?.delete(socketId)
    }
    const after = visitor.open?.size ?? 0
    if (before > 0 === after > 0) return
    this.panels += after > 0 ? 1 : -1
    this.broadcastSoon()
  }

  find(key: string): ConnectedVisitor | undefined {
    return this.byKey.get(key)
  }

  /** On this server only. */
  get here(): PresenceCounts {
    return { visitors: this.byKey.size, panels: this.panels }
  }

  now(): PresenceCounts {
    const sum = this.here
    for (const other of this.others.values()) {
      sum.visitors += other.visitors
      sum.panels += other.panels
    }
    return sum
  }

  close(): void {
    clearInterval(this.repeatTimer)
    clearTimeout(this.broadcastTimer)
    this.live.toServers('presence', this.server, 0, 0)
  }

  private forgetSilent(at = performance.now()): void {
    for (const [server, other] of this.others) {
      if (other.at >= at - silentMs) continue
      this.others.delete(server)
      this.live.reconnectAll()
    }
  }

  private broadcastSoon(): void {
    this.broadcastTimer ??= setTimeout(() => this.broadcast(), debounceMs)
    this.broadcastTimer.unref()
  }

  private broadcast(): void {
    this.broadcastTimer = undefined
    this.live.toServers('presence', this.server, this.byKey.size, this.panels)
    this.emitToAdmins()
  }

  private emitToAdmins(): void {
    this.live.teammates.local.emit('presence', this.now())
  }
}
