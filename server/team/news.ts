/**
 * Alerts teammates who want it, by push and email, to what came in and needs them. Each gets one
 * email per event, whatever crashes: the queue knows it by its cause. Events that come faster than
 * their pace share an email, so that a flood hides none of them.
 */
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { company } from '#shared/company'
import { Buckets, type Limit } from '../http/bucket'
import { KeyedMutex } from '../jobs/keyedMutex'
import { attachedPdf, type Pdf, withoutPdf } from '../mail/attachedPdf'
import type { EmailKind, EmailQueue, Emails } from '../mail/emailQueue'
import type { Push } from './push/push'
import { countText } from './summary'
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
  /** For events that strangers cause: how several are told in one email. */
  together?: Together
}

/** Names nobody: an erasure doesn't look into emails about several. */
interface Together {
  /** 'new quote request', after 1. */
  one: string
  /** 'new quote requests', after their number. */
  more: string
  /** This one's line in the list, if there is one. */
  line?: string
  /** The admin page that shows all of them. */
  path: string
}

interface NewsEmail {
  title: string
  about: string
  link: string
  pdf: Pdf | null
}

interface Recipient {
  id: string
  email: string
}

const newsEmail: EmailKind<NewsEmail> = {
  name: 'team-news',
  write: ({ title, about, link, pdf }) => ({
    subject: title,
    text: [`${title}.`, about, `Details: ${link}`, company.name].filter(Boolean).join('\n\n'),
    ...(pdf && { attachments: [attachedPdf(pdf)] }),
  }),
}

type Occasion = 'orders' | 'attention'

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
/** Lines in an email about several. */
const maxLines = 100
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
    this.emails = parts.queue && parts.queue.kind(newsEmail)
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
      this.parts.log.warn({ err, kind }, 'teammates are notified later')
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
      if (putOff.length === 0) log.warn({ kind }, 'too many events at once: they share e-mails')
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

/** Those that nobody has an email about, each once. */
async function untold(
  emails: Emails<NewsEmail>,
  to: readonly Recipient[],
  news: readonly News[],
): Promise<News[]> {
  const causesOf = ({ cause }: News) => [causeOf(cause), ...to.map(({ id }) => causeOf(cause, id))]
  const told = await emails.known(news.flatMap(causesOf))
  const byCause = new Map(news.map((one) => [one.cause, one]))
  return [...byCause.values()].filter((one) => !causesOf(one).some((cause) => told.has(cause)))
}

/** In one write, so that the first recipient's email stands for the others'. */
async function postAlone(
  emails: Emails<NewsEmail>,
  to: readonly Recipient[],
  publicUrl: string,
  { cause, key = cause, title, about, path, pdf }: News,
): Promise<void> {
  const attached = (await pdf?.()) ?? null
  const isLacking = pdf !== undefined && attached === null
  const data = async () => ({
    ...{ title, link: publicUrl + path, pdf: attached },
    about: isLacking ? `${about} ${withoutPdf}` : about,
  })
  await emails.post(
    ...to.map(({ id, email }) => ({ cause: causeOf(cause, id), key, to: email, data })),
  )
}

/** In one write with a note for each event that it is told. */
async function postTogether(
  emails: Emails<NewsEmail>,
  to: readonly Recipient[],
  publicUrl: string,
  news: readonly News[],
  { one, more, path }: Together,
): Promise<void> {
  const lines = news.flatMap(({ together }) => together?.line ?? [])
  const left = lines.length - maxLines
  const about = [...lines.slice(0, maxLines), ...(left > 0 ? [`and ${left} more`] : [])].join('\n')
  const title = countText(news.length, one, more) ?? ''
  const data = async () => ({ title, about, link: publicUrl + path, pdf: null })
  // Two servers that have different ones at the same moment write two emails, and leave none out.
  const which = createHash('sha256').update(news.map(({ cause }) => cause).join(' '))
  const shared = `together.${which.digest('base64url')}`
  await emails.post(
    ...to.map(({ id, email }) => {
      return { cause: causeOf(shared, id), key: causeOf(shared), to: email, data }
    }),
    ...news.map(({ cause, key = cause }) => ({ cause: causeOf(cause), key })),
  )
}

/** Without a recipient: of the note that an event was told together with others. */
function causeOf(cause: string, recipient?: string): string {
  return `team-news.${cause}${recipient === undefined ? '' : `.${recipient}`}`
}

/** What a cause begins with: request, accepted, declined, erasure. */
const kindOf = (cause: string) => cause.slice(0, cause.indexOf('.'))
