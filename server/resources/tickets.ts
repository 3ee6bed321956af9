/** Tickets: what one click opens. Each belongs to the session that got it and lasts some hours. */
import { randomBytes } from 'node:crypto'
import { Refusal } from '../http/refusal'
import type { Collection, Store, Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    tickets: Ticket
  }
}

export interface Ticket extends Stored {
  resourceId: string
  version: number
  sessionId: string
  at: Date
  /** TTL. */
  expiresAt: Date
}

const lastsMs = 6 * 3_600_000

export class Tickets {
  private readonly tickets: Collection<Ticket>

  constructor(store: Store) {
    this.tickets = store.collection('tickets')
  }

  async give(resourceId: string, version: number, sessionId: string): Promise<Ticket> {
    const at = new Date()
    const expiresAt = new Date(at.getTime() + lastsMs)
    const _id = randomBytes(18).toString('base64url')
    const ticket = { _id, resourceId, version, sessionId, at, expiresAt }
    await this.tickets.insertOne(ticket)
    return ticket
  }

  async get(id: string, sessionId: string, now = new Date()): Promise<Ticket> {
    const ticket = await this.tickets.findOne({ _id: id })
    if (!ticket || ticket.sessionId !== sessionId || ticket.expiresAt <= now) {
      throw new Refusal('gone', 'This download link has expired. Please click the button again.')
    }
    return ticket
  }
}
