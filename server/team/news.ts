/**
 * Alerts teammates who want it, by push and email, to what came in and needs them. Each gets one
 * email per event, whatever crashes: the queue knows it by its cause. Events that come faster than
 * their pace share an email, so that a flood hides none of them.
 */
import type { FastifyBaseLogger } from 'fastify'
import { Buckets, type Limit } from '../http/limits/bucket'
import { KeyedMutex } from '../jobs/keyedMutex'
import type { EmailQueue, Emails } from '../mail/emailQueue'
import {
  type News,
  newsEmail,
  type NewsEmail,
  type Occasion,
  postAlone,
  postTogether,
  untold,
} from './newsEmails'
import type { Push } from './push/push'
import type { Teammates } from './teammates'
import { toTeammates } from './toTeammates'

/**
 * Emails about events of each kind: strangers send requests and ask for erasures, and must use up
 * neither the mail server's reputation nor a mailbox.
 */
const perKind: Readonly<Record<Occasion, Limit>> = {
  orders: { burst: 60, perSecond: 1 / 240 },
  attention: { burst: 30, perSecond: 1 / 600 },
}
/** How far back to look for events that a dead server didn't notify of. */
export const lateMs = 48 * 3_600_000
/** With more at once, they are told together. */
const maxAlone = 5
/** How many put-off events of a kind are kept in memory; notifyLate brings the others. */
const maxPutOff = 100

interface Parts {
  teammates: Teammates
  push: Push
  queue: EmailQueue | null
  publicUrl: string | undefined
  log: FastifyBaseLogger
}

export class TeamNews {
  private readonly paces = {
    orders: new Buckets(perKind.orders),
    attention: new Buckets(perKind.attention),
  }
  private readonly emails: Emails<NewsEmail> | null
  /** By kind, the latest first. What is lost with the server is still due to notifyLate. */
  private readonly putOff = new Map<string, readonly News[]>()
  private readonly mutex = new KeyedMutex()

  constructor(private readonly parts: Parts) {
    this.emails = parts.queue && parts.queue.kind(toTeammates(newsEmail, parts.teammates))
  }

  /** Notifies as it happens, in the background; never throws. */
  notify(news: News): void {
    const { teammates, push } = this.parts
    const { title, cause: tag, path, isForAdmins, occasion = 'orders' } = news
    const to = () => teammates.recipientsByPush(occasion, { isForAdmins })
    void push.send(kindOf(tag), to, { title, body: 'Open to read it.', tag, path })
    void this.notifyLate([news])
  }

  /**
   * For earlier events of one kind, the latest first, which strangers hide least: if anyone has an
   * email about one, nobody gets another. Never throws.
   */
  async notifyLate(news: readonly News[]): Promise<void> {
    const [first] = news
    if (!first) return
    const kind = kindOf(first.cause)
    try {
      await this.mutex.runExclusive(kind, () => this.email(kind, first, news))
    } catch (err) {
      this.parts.log.warn({ err, kind }, 'notifying teammates failed, retrying')
    }
  }

  /** Call once it is erased. */
  async forget(cause: string): Promise<void> {
    await this.parts.queue?.forget(cause, new Date())
  }

  private async email(
    kind: string,
    { occasion = 'orders', isForAdmins, together }: News,
    news: readonly News[],
  ): Promise<void> {
    const { teammates, publicUrl, log } = this.parts
    const { emails } = this
    if (!emails || publicUrl === undefined) return
    const to = await teammates.recipientsByEmail(occasion, isForAdmins)
    if (to.length === 0) return
    const putOff = this.putOff.get(kind) ?? []
    const due = await untold(emails, to, [...news, ...putOff])
    this.putOff.delete(kind)
    if (due.length === 0) return
    const canTake = () => this.paces[occasion].tryTake(kind)
    const putOffAll = (all: readonly News[]) => {
      if (putOff.length === 0) log.warn({ kind }, 'too many events at once: sending digests')
      this.putOff.set(kind, all.slice(0, maxPutOff))
    }
    if (together && (due.length > maxAlone || putOff.length > 0)) {
      if (canTake()) await postTogether(emails, to, publicUrl, due, together)
      else putOffAll(due)
      return
    }
    for (const [index, one] of due.entries()) {
      if (canTake()) await postAlone(emails, to, publicUrl, one)
      else if (together) return putOffAll(due.slice(index))
      else return
    }
  }
}

/** What a cause begins with: request, accepted, declined, erasure. */
const kindOf = (cause: string) => cause.slice(0, cause.indexOf('.'))
