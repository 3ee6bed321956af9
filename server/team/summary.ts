/**
 * One email a day to each teammate who wants it, at an hour of their choice: what came in since the
 * one before and what is waiting. Other subjects supply the lines, as counts without anyone's words.
 */
import type { FastifyBaseLogger } from 'fastify'
import { company } from '#shared/company'
import { dayMs } from '#shared/days'
import type { Cause } from '#shared/undelivered/causes'
import { PeriodicTask } from '../jobs/periodicTask'
import type { EmailKind, EmailQueue, Emails } from '../mail/emailQueue'
import { type TeammateEmailData, restrictToReaders } from './restrictToReaders'
import type { Teammates } from './teammates'

export interface SummaryLine {
  /** '3 new quote requests' */
  text: string
  /** The admin page that shows it. */
  path: string
  /** Otherwise agents get it, too. */
  isForAdmins: boolean
}
/** What came in since then and what is waiting now; no line where there is nothing. */
export type SummarySource = (since: Date) => Promise<SummaryLine[]>

interface SummaryEmail extends TeammateEmailData {
  lines: { text: string; link: string }[]
}

const summaryEmail: EmailKind<SummaryEmail> = {
  name: 'summary',
  write: ({ lines }) => ({
    subject: `${company.name}: daily summary`,
    text: [
      lines.length === 0
        ? 'Nothing new since the last summary, and nothing waiting.'
        : 'New since the last summary, and waiting now:',
      ...lines.map(({ text, link }) => `${text}\n${link}`),
      company.name,
    ].join('\n\n'),
  }),
}

/** How far back a teammate's first summary in a while looks. */
const longestMs = 7 * dayMs
const checkEveryMs = 5 * 60_000

/** What scheduled emails need. */
export interface SummaryParts {
  teammates: Teammates
  queue: EmailQueue | null
  publicUrl: string | undefined
  dayOf: (at: Date) => string
  hourOf: (at: Date) => number
  now: () => number
  log: FastifyBaseLogger
}

export class DailySummary {
  private readonly emails: Emails<SummaryEmail> | null
  private readonly sources: SummarySource[] = []
  /** Checks what is due. */
  readonly task: PeriodicTask

  constructor(private readonly parts: SummaryParts) {
    this.emails = parts.queue && parts.queue.kind(restrictToReaders(summaryEmail, parts.teammates))
    const failed = (err: unknown) =>
      parts.log.warn({ err }, 'sending daily summaries failed, retrying')
    this.task = new PeriodicTask(checkEveryMs, () => this.sendDue(), failed)
  }

  add(source: SummarySource): void {
    this.sources.push(source)
  }

  private async sendDue(): Promise<void> {
    const { teammates, publicUrl, dayOf, hourOf, now } = this.parts
    const { emails } = this
    if (!emails || publicUrl === undefined) return
    const at = new Date(now())
    for (const one of await teammates.summaryRecipients()) {
      const { id, email: to, isAdmin, hour, until } = one
      // Who has just chosen an hour gets what comes in from now on, and tomorrow if it is over.
      if (!until) await teammates.recordSummarized(id, at)
      if (!until || hour > hourOf(at)) continue
      if (dayOf(until) === dayOf(at) && hourOf(until) >= hour) continue
      const cause: Cause = `summary.${dayOf(at)}.${id}`
      if (await emails.has(cause)) continue
      const from = Math.max(until.getTime(), at.getTime() - longestMs)
      const data = async () => ({
        teammate: id,
        isForAdmins: isAdmin,
        lines: await this.lines(new Date(from), isAdmin, publicUrl),
      })
      await emails.enqueue({ cause, key: cause, to, data })
      await teammates.recordSummarized(id, at)
    }
  }

  private async lines(
    since: Date,
    isAdmin: boolean,
    publicUrl: string,
  ): Promise<SummaryEmail['lines']> {
    const lines = await Promise.all(this.sources.map((source) => source(since)))
    return lines
      .flat()
      .filter(({ isForAdmins }) => isAdmin || !isForAdmins)
      .map(({ text, path }) => ({ text, link: publicUrl + path }))
  }
}

/** '1 open question', '3 open questions'; null for none. */
export function summaryLine(count: number, one: string, more: string): string | null {
  if (count === 0) return null
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`
}
