/** Data waiting for peers that don't read it: bounded in total, and for at most a minute. */
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import { type Connections, limitConnections } from '#server/live/connections'

const mebibyte = 1024 * 1024
const { pendingBytes, stallMs } = defaultLimits

/** A connection as the system shows it, with the amount waiting for its peer. */
class Line extends EventEmitter {
  bytesRead = 0
  destroyed = false
  readonly _handle = { writeQueueSize: 0 }

  constructor(public writableLength: number) {
    super()
    this._handle.writeQueueSize = writableLength
  }

  take(bytes: number): void {
    this._handle.writeQueueSize -= bytes
  }

  destroy(): void {
    this.destroyed = true
    this.emit('close')
  }
}

let connections: Connections
beforeEach(() => {
  vi.useFakeTimers()
  const addressOf = ({ url }: IncomingMessage) => url ?? ''
  connections = limitConnections(defaultLimits, addressOf, { error: () => {} })
})
afterEach(() => {
  connections.close()
  vi.useRealTimers()
})

function open(network: string, waiting: number): Line {
  const line = new Line(waiting)
  connections.watchSocket({ url: network } as IncomingMessage, line as unknown as Socket)
  return line
}

const isOpen = ({ destroyed }: Line) => !destroyed

test('over the limit on unsent bytes, the network with the most loses connections', () => {
  const many = Array.from({ length: pendingBytes / mebibyte }, () => open('192.0.2.1', mebibyte))
  const few = Array.from({ length: 10 }, () => open('192.0.2.2', 2 * mebibyte))
  vi.advanceTimersByTime(200)
  expect(few.every(isOpen)).toBe(true)
  expect(many.filter(isOpen)).toHaveLength(many.length - 20)
})

test('below the limit on unsent bytes no connection is cut', () => {
  const lines = Array.from({ length: 100 }, (_, n) => open(`192.0.2.${n}`, mebibyte))
  vi.advanceTimersByTime(stallMs / 2)
  expect(lines.every(isOpen)).toBe(true)
})

test('a connection that reads nothing for a minute is cut, a slow reader is not', () => {
  const [silent, slow, idle] = [open('192.0.2.1', 1_000), open('192.0.2.1', 1_000), open('', 0)]
  for (let second = 0; second < stallMs / 1_000 + 2; second++) {
    vi.advanceTimersByTime(1_000)
    slow.take(1)
  }
  expect([silent, slow, idle].map(isOpen)).toEqual([false, true, true])
})
