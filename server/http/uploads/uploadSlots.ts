/**
 * Limits how many uploads run at once, because each takes a connection, a file and some of the
 * disk's time; none outlives the server. When all slots are taken, the sender with the most loses
 * the longest-running one, so that a few slow senders keep nobody else away; and if nobody has more,
 * the slowest upload gives way, so that many slow senders don't either.
 */
import type { IncomingMessage } from 'node:http'
import { withLongRequest } from '../limits/longRequests'
import { Refusal } from '../refusal'

interface Upload {
  /** A session, or a network. */
  sender: string
  request: IncomingMessage
  /** By the process's monotonic clock. */
  startedAt: number
  /** What its connection had received before. */
  bytesBefore: number
  done: Promise<unknown>
}

export class UploadSlots {
  private readonly running = new Set<Upload>()

  /** `each`: of one sender. `minMs`: how long an upload is never cut for being slow. */
  constructor(
    private readonly most: { each?: number; all: number },
    private readonly minMs = Number.POSITIVE_INFINITY,
  ) {}

  /** Runs `work`, which reads the request's body, for as long as that takes. */
  async within<T>(sender: string, request: IncomingMessage, work: () => Promise<T>): Promise<T> {
    const own = [...this.running].filter((one) => one.sender === sender)
    const isFull = this.running.size >= this.most.all
    const { each = this.most.all } = this.most
    if (own.length >= each || (isFull && !this.makeRoom(own.length))) {
      throw new Refusal('too-many', 'Too many uploads at once. Please wait for one to finish.', {
        retryAfter: 5,
      })
    }
    const done = withLongRequest(request.socket, work)
    const bytesBefore = request.socket.bytesRead
    const upload = { sender, request, startedAt: performance.now(), bytesBefore, done }
    this.running.add(upload)
    try {
      return await done
    } finally {
      this.running.delete(upload)
    }
  }

  /** Cuts an upload for one of a sender with `own` running; false if none has to give way. */
  private makeRoom(own: number): boolean {
    const bySender = new Map<string, Upload[]>()
    for (const one of this.running)
      bySender.set(one.sender, [...(bySender.get(one.sender) ?? []), one])
    const [most = []] = [...bySender.values()].sort((a, b) => b.length - a.length)
    const [longest] = most.length > own + 1 ? most : []
    const cut = longest ?? (own === 0 ? this.slowest() : undefined)
    if (!cut) return false
    this.running.delete(cut)
    cut.request.destroy()
    return true
  }

  private slowest(): Upload | undefined {
    const now = performance.now()
    const speedOf = ({ request, startedAt, bytesBefore }: Upload) =>
      (request.socket.bytesRead - bytesBefore) / (now - startedAt)
    const [slowest] = [...this.running]
      .filter(({ startedAt }) => now - startedAt > this.minMs)
      .sort((a, b) => speedOf(a) - speedOf(b))
    return slowest
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
