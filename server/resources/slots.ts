/** How many uploads may run at once: each holds a connection, a file and some of the disk's time. */
import { Refusal } from '../refusal'

const perSession = 4
const perServer = 12

export class Slots {
  private readonly taken = new Map<string, number>()
  private all = 0

  async within<T>(session: string, work: () => Promise<T>): Promise<T> {
    const own = this.taken.get(session) ?? 0
    if (own >= perSession || this.all >= perServer) {
      throw new Refusal('too-many', 'Too many uploads at once. Please wait for one to end.', {
        retryAfter: 5,
      })
    }
    this.taken.set(session, own + 1)
    this.all++
    try {
      return await work()
    } finally {
      const left = (this.taken.get(session) ?? 1) - 1
      if (left > 0) this.taken.set(session, left)
      else this.taken.delete(session)
      this.all--
    }
  }
}
