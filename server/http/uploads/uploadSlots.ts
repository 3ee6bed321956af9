/**
 * Uploads that run: only so many at once, because each holds a connection, a file and some of the
 * disk's time; and none outlives the server.
 */
import type { IncomingMessage } from 'node:http'
import { takingLong } from '../longRequests'
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

  /** Runs `work`, which reads the request's body for as long as that takes. */
  async within<T>(sender: string, request: IncomingMessage, work: () => Promise<T>): Promise<T> {
    const own = [...this.running].filter((one) => one.sender === sender)
    if (own.length >= this.most.each || this.running.size >= this.most.all) {
      throw new Refusal('too-many', 'Too many uploads at once. Please wait for one to finish.', {
        retryAfter: 5,
      })
    }
    const done = takingLong(request.socket, work)
    const upload = { sender, request, done }
    this.running.add(upload)
    try {
      return await done
    } finally {
      this.running.delete(upload)
    }
  }

  /** Cuts them, and resolves when what they had written is gone. */
  async stop(): Promise<void> {
    const ended = [...this.running].map(({ request, done }) => {
      request.destroy()
      return done
    })
    await Promise.allSettled(ended)
  }
}
