/**
 * Alerts teammates who want it, by push and email, to what came in and needs them. Each gets one
 * email per event, whatever crashes, because the queue identifies it by its cause. Events over the
 * limit share a digest, so that a flood hides none of them.
 */
import type { FastifyBaseLogger } from 'fastify'
import { Buckets, type Limit } from '../http/limits/bucket'
import { KeyedMutex } from '../jobs/keyedMutex'
import type { EmailQueue, Emails } from '../mail/emailQueue'
import {
  type TeamNotification,
  notificationEmail,
  type NotificationEmail,
  type Occasion,
  postIndividually,
  postAsDigest,
  withoutEmail,
} from './notificationEmails'
import type { Push } from './push/push'
import { restrictToReaders } from './restrictToReaders'
import type { Teammates } from './teammates'

/**
 * Limits emails about events of each kind: strangers send requests and ask for erasures, and must not
 * use up the mail server's reputation or a mailbox.
 */
const perKind: Readonly<Record<Occasion, Limit>> = {
  orders: { burst: 60, perSecond: 1 / 240 },
  attention: { burst: 30, perSecond: 1 / 600 },
}
/** How far back to look for events that a dead server didn't notify of. */
export const lateMs = 48 * 3_600_000
/** More events at once share a digest. */
const maxIndividual = 5
/** How many deferred events of a kind are kept in memory; notifyLate finds the others. */
const maxDeferred = 100

interface Parts {
  teammates: Teammates
  push: Push
  queue: EmailQueue | null
  publicUrl: string | undefined
  log: FastifyBaseLogger
}

export class TeamNotifier {
  private readonly paces = {
    orders: new Buckets(perKind.orders),
    attention: new Buckets(perKind.attention),
  }
  private readonly emails: Emails<NotificationEmail> | null
  /** By kind, the latest first. notifyLate finds again what a crash loses. */
  private readonly deferred = new Map<string, readonly TeamNotification[]>()
  private readonly mutex = new KeyedMutex()

  constructor(private readonly parts: Parts) {
    this.emails =
      parts.queue && parts.queue.kind(restrictToReaders(notificationEmail, parts.teammates))
  }

  /** Notifies as it happens, in the background; never throws. */
  notify(notification: TeamNotification): void {
    const { teammates, push } = this.parts
    const { title, cause: tag, path, isForAdmins, occasion = 'orders' } = notification
    const to = () => teammates.recipientsByPush(occasion, { isForAdmins })
    void push.send(kindOf(tag), to, { title, body: 'Open to read it.', tag, path })
    void this.notifyLate([notification])
  }

  /**
   * Notifies of earlier events of one kind, the latest first, because strangers hide those least. An
   * event that anyone has an email about gets no other. Never throws.
   */
  async notifyLate(notifications: readonly TeamNotification[]): Promise<void> {
    const [first] = notifications
    if (!first) return
    const kind = kindOf(first.cause)
    try {
      await this.mutex.runExclusive(kind, () => this.email(kind, first, notifications))
    } catch (err) {
      this.parts.log.warn({ err, kind }, 'notifying teammates failed, retrying')
    }
  }

  /** Call once the event's subject is erased. */
  async forget(cause: string): Promise<void> {
    await this.parts.queue?.forget(cause, new Date())
  }

  private async email(
    kind: string,
    { occasion = 'orders', isForAdmins, digest: together }: TeamNotification,
    notifications: readonly TeamNotification[],
  ): Promise<void> {
    const { teammates, publicUrl, log } = this.parts
    const { emails } = this
    if (!emails || publicUrl === undefined) return
    const to = await teammates.recipientsByEmail(occasion, isForAdmins)
    if (to.length === 0) return
    const deferred = this.deferred.get(kind) ?? []
    const due = await withoutEmail(emails, to, [...notifications, ...deferred])
    this.deferred.delete(kind)
    if (due.length === 0) return
    const canTake = () => this.paces[occasion].tryTake(kind)
    const deferAll = (all: readonly TeamNotification[]) => {
      if (deferred.length === 0) log.warn({ kind }, 'too many events at once: sending digests')
      this.deferred.set(kind, all.slice(0, maxDeferred))
    }
    if (together && (due.length > maxIndividual || deferred.length > 0)) {
      if (canTake()) await postAsDigest(emails, to, publicUrl, due, together)
      else deferAll(due)
      return
    }
    for (const [index, one] of due.entries()) {
      if (canTake()) await postIndividually(emails, to, publicUrl, one)
      else if (together) return deferAll(due.slice(index))
      else return
    }
  }
}

/** What a cause begins with: request, accepted, declined, erasure. */
const kindOf = (cause: string) => cause.slice(0, cause.indexOf('.'))
