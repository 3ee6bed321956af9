/**
 * Limits how many uploads run at once, because each takes a connection, a file and some of the
 * disk's time; none outlives the server. When all slots are taken, the sender with the most loses
 * the longest-running one, so that a few slow senders keep nobody else away.
 */
import type { IncomingMessage } from 'node:http'
import { withLongRequest } from '../longRequests'
import { Refusal } from '../refusal'

interface Upload {
  /** A session, or a network. */
  sender: string
  request: IncomingMessage
  done: Promise<unknown>
}

export class UploadSlots {
  private readonly running = new Set<Upload>()

  constructor(private readonly most: { each: number; all: number }) {}

  /** Runs `work`, which reads the request's body, for as long as that takes. */
  async within<T>(sender: string, request: IncomingMessage, work: () => Promise<T>): Promise<T> {
    const own = [...this.running].filter((one) => one.sender === sender)
    const isFull = this.running.size >= this.most.all
    if (own.length >= this.most.each || (isFull && !this.makeRoom(own.length))) {
      throw new Refusal('too-many', 'Too many uploads at once. Please wait for one to finish.', {
        retryAfter: 5,
      })
    }
    const done = withLongRequest(request.socket, work)
    const upload = { sender, request, done }
    this.running.add(upload)
    try {
      return await done
    } finally {
      this.running.delete(upload)
    }
  }

  /** Cuts an upload of a larger sender for one with `own` running; false if there is none. */
  private makeRoom(own: number): boolean {
    const bySender = new Map<string, Upload[]>()
    for (const one of this.running)
      bySender.set(one.sender, [...(bySender.get(one.sender) ?? []), one])
    const [most = []] = [...bySender.values()].sort((a, b) => b.length - a.length)
    const [longest] = most
    if (!longest || most.length <= own + 1) return false
    this.running.delete(longest)
    longest.request.destroy()
    return true
  }

  /** Cuts all uploads, and resolves when what they had written is gone. */
  async stop(): Promise<void> {
    const ended = [...this.running].map(({ request, done }) => {
      request.destroy()
      return done
    })
    await Promise.allSettled(ended)
  }
}
