/**
 * Alerts teammates who want it, by push and email, to what came in and needs them. Each gets one
 * email per event, whatever crashes: the queue knows it by its cause.
 */
import type { FastifyBaseLogger } from 'fastify'
import { company } from '#shared/company'
import { Buckets, type Limit } from '../http/bucket'
import { attachedPdf, type Pdf, withoutPdf } from '../mail/attachedPdf'
import type { EmailKind, EmailQueue, Emails } from '../mail/emailQueue'
import type { Push } from './push/push'
import type { Teammates } from './teammates'

export interface News {
  /** Unique to the event, such as `request.<id>`. */
  cause: string
  /** What to forget it by (StoredEmail); by default the cause. */
  key?: string
  /** Also shown on locked screens, so it names nobody. */
  title: string
  /** The details, for the email. */
  about: string
  /** The admin page that shows it. */
  path: string
  /** Otherwise agents are notified, too. */
  isForAdmins: boolean
  occasion?: Occasion
  /** Attached to the email, which says so if there is none. */
  pdf?: () => Promise<Pdf | null>
}

interface NewsEmail {
  title: string
  about: string
  link: string
  pdf: Pdf | null
}

const newsEmail: EmailKind<NewsEmail> = {
  name: 'team-news',
  write: ({ title, about, link, pdf }) => ({
    subject: title,
    text: [`${title}.`, about, `Open it: ${link}`, company.name].join('\n\n'),
    ...(pdf && { attachments: [attachedPdf(pdf)] }),
  }),
}

type Occasion = 'orders' | 'attention'

/**
 * Events of each kind that are e-mailed: strangers send requests and ask for erasures, and must use up
 * neither the mail server's reputation nor a mailbox. What came too fast is told later (notifyLate).
 */
const perKind: Readonly<Record<Occasion, Limit>> = {
  orders: { burst: 60, perSecond: 1 / 240 },
  attention: { burst: 30, perSecond: 1 / 600 },
}
/** How far back to look for events that a dead server didn't notify of. */
export const lateMs = 48 * 3_600_000

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

  constructor(private readonly parts: Parts) {
    this.emails = parts.queue && parts.queue.kind(newsEmail)
  }

  /** Notifies as it happens, in the background; never throws. */
  notify(news: News): void {
    const { teammates, push } = this.parts
    const { title, cause: tag, path, isForAdmins, occasion = 'orders' } = news
    const to = () => teammates.recipientsByPush(occasion, { isForAdmins })
    void push.send(kindOf(tag), to, { title, body: 'Open to read it.', tag, path })
    void this.notifyLate(news)
  }

  /**
   * For earlier events, the latest first, which strangers hide least: if anyone has an email about
   * it, nobody gets another. Never throws.
   */
  async notifyLate(news: News): Promise<void> {
    try {
      await this.email(news)
    } catch (err) {
      this.parts.log.warn({ err, cause: news.cause }, 'teammates are notified later')
    }
  }

  /** Call once it is erased. */
  async forget(cause: string): Promise<void> {
    await this.parts.queue?.forget(cause, new Date())
  }

  private async email(news: News): Promise<void> {
    const { cause: of, key = of, title, about, path, isForAdmins, occasion = 'orders', pdf } = news
    const { teammates, publicUrl } = this.parts
    const { emails } = this
    if (!emails || publicUrl === undefined) return
    const causeFor = (id: string) => `team-news.${of}.${id}`
    const wanting = await teammates.recipientsByEmail(occasion, isForAdmins)
    for (const { id } of wanting) if (await emails.has(causeFor(id))) return
    const data = async () => {
      const attached = (await pdf?.()) ?? null
      const isLacking = pdf !== undefined && attached === null
      return {
        ...{ title, link: publicUrl + path, pdf: attached },
        about: isLacking ? `${about} ${withoutPdf}` : about,
      }
    }
    if (wanting.length === 0) return
    if (!this.paces[occasion].tryTake(kindOf(of))) return
    // All in one write, so that the first of them stands for the others.
    const told = await data()
    await emails.post(
      ...wanting.map(({ id, email: to }) => {
        return { cause: causeFor(id), key, to, data: async () => told }
      }),
    )
  }
}

/** What a cause begins with: request, accepted, declined, erasure. */
const kindOf = (cause: string) => cause.slice(0, cause.indexOf('.'))
