/** Tells the team, the sender and the conversation of a request; later, if a crash prevented it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Chat } from '../chat/chat'
import { PeriodicTask } from '../jobs/periodicTask'
import type { TeamNotifier } from '../team/team'
import type { Confirmations } from './confirmations'
import type { StoredRequest } from './documents'
import { requestNotification } from './requestNotification'
import type { Added, Requests } from './requests'

/** How often, and up to which age, requests are announced that may not have been. */
const everyMs = 10 * 60_000
const maxAgeMs = 48 * 3_600_000

interface Parts {
  requests: Requests
  confirmations: Confirmations
  teamNotifier: TeamNotifier
  messages: Pick<Chat['messages'], 'setRequest'>
  /** Shows it to admins. */
  broadcast: (request: StoredRequest) => void
  log: FastifyBaseLogger
}

export class Announcements {
  /** Catches up on requests whose server died after storing them. */
  readonly task = new PeriodicTask(
    everyMs,
    () => this.announceLate(),
    (err) => this.warn(err),
  )

  constructor(private readonly parts: Parts) {}

  /** Repeats are broadcast, too: they may have brought more photos, or corrected it. */
  announce({ request, isNew }: Added): void {
    const { broadcast, teamNotifier, confirmations } = this.parts
    broadcast(request)
    if (isNew) teamNotifier.notify(requestNotification(request))
    confirmations.send(request).catch((err: unknown) => this.warn(err))
  }

  /** Shows it with its conversation; does nothing if it is already shown. */
  async show({ _id: id, reference, origin }: StoredRequest): Promise<void> {
    if (origin?.messageId !== undefined)
      await this.parts.messages.setRequest(origin.messageId, { id, reference })
  }

  private async announceLate(): Promise<void> {
    const { requests, teamNotifier, confirmations } = this.parts
    const recent: StoredRequest[] = []
    for await (const one of requests.since(new Date(Date.now() - maxAgeMs))) recent.push(one)
    recent.sort((a, b) => b.at.getTime() - a.at.getTime())
    // Nobody needs to hear of one that was read.
    const unread = recent.filter(({ status }) => status === 'new')
    await teamNotifier.notifyLate(unread.map(requestNotification))
    for (const one of recent) {
      // One that fails stops no other.
      await this.show(one).catch((err: unknown) => this.warn(err))
      // Whose request was handled knows that it came.
      if (one.status === 'new')
        await confirmations.send(one).catch((err: unknown) => this.warn(err))
    }
  }

  private warn(err: unknown): void {
    this.parts.log.warn({ err }, 'announcing requests failed, retrying')
  }
}
