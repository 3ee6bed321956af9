/**
 * On Monday mornings, emails each admin who wants it the five figures of the week that ended on
 * Sunday, next to those of the week before.
 */
import type { Figures } from '#shared/analytics/records'
import { company } from '#shared/company'
import { addDays } from '#shared/days'
import type { Cause } from '#shared/undelivered/causes'
import { PeriodicTask } from '../jobs/periodicTask'
import type { EmailKind, Emails } from '../mail/emailQueue'
import { type TeammateEmailData, restrictToReaders } from './restrictToReaders'
import type { SummaryParts } from './summary'

interface WeekEmail extends TeammateEmailData {
  /** 'November 16 to November 22, 2026' */
  week: string
  figures: { name: string; now: string; before: string }[]
  link: string
}

const weekEmail: EmailKind<WeekEmail> = {
  name: 'weekly-figures',
  write: ({ week, figures, link }) => ({
    subject: `${company.name}: weekly figures`,
    text: [
      `${week}, and the week before:`,
      figures
        .map(({ name, now, before }) => `${name}: ${now} (previous week: ${before})`)
        .join('\n'),
      `All figures: ${link}`,
      company.name,
    ].join('\n\n'),
  }),
}

const checkEveryMs = 5 * 60_000
const firstHour = 8

interface Parts extends SummaryParts {
  figuresOf: (days: { from: string; to: string }) => Promise<Figures>
}

export class WeeklyFigures {
  private readonly emails: Emails<WeekEmail> | null
  /** Checks what is due. */
  readonly task: PeriodicTask

  constructor(private readonly parts: Parts) {
    this.emails = parts.queue && parts.queue.kind(restrictToReaders(weekEmail, parts.teammates))
    const failed = (err: unknown) =>
      parts.log.warn({ err }, 'sending weekly figures failed, retrying')
    this.task = new PeriodicTask(checkEveryMs, () => this.sendDue(), failed)
  }

  private async sendDue(): Promise<void> {
    const { teammates, publicUrl, dayOf, hourOf, now } = this.parts
    const { emails } = this
    if (!emails || publicUrl === undefined) return
    const at = new Date(now())
    const today = dayOf(at)
    const sinceMonday = (weekday(today) + 6) % 7
    // On Tuesday for admins who got none, because the server was down on Monday.
    if (sinceMonday > 1 || hourOf(at) < firstHour) return
    const monday = addDays(today, -sinceMonday)
    for (const { id, email: to } of await teammates.weeklyRecipients()) {
      const cause: Cause = `weekly.${monday}.${id}`
      const data = async () => ({
        teammate: id,
        isForAdmins: true,
        ...(await this.week(monday, publicUrl)),
      })
      await emails.enqueue({ cause, key: cause, to, data })
    }
  }

  private async week(monday: string, publicUrl: string): Promise<WeekEmail> {
    const week = (from: string) => this.parts.figuresOf({ from, to: addDays(from, 6) })
    const from = addDays(monday, -7)
    const [now, before] = [fiveOf(await week(from)), fiveOf(await week(addDays(monday, -14)))]
    return {
      week: `${dayText(from)} to ${dayText(addDays(monday, -1))}, ${addDays(monday, -1).slice(0, 4)}`,
      figures: now.map(({ name, text }, index) => ({
        name,
        now: text,
        before: before[index]?.text ?? '',
      })),
      link: `${publicUrl}/admin/whisper/analytics?range=free&from=${from}&to=${addDays(from, 6)}`,
    }
  }
}

function fiveOf({ cards, people, userEngagement }: Figures): { name: string; text: string }[] {
  const counted = (action: Figures['userEngagement'][number]['action']) =>
    (userEngagement.find((one) => one.action === action)?.count ?? 0).toLocaleString('en-US')
  return [
    { name: 'Visitors', text: cards.totalVisitors.text },
    { name: 'Conversion rate', text: cards.conversionRate.text },
    { name: 'Conversations', text: people.conversations.toLocaleString('en-US') },
    { name: 'Quote requests', text: counted('quoteForm') },
    { name: 'Quotes accepted', text: counted('quoteAccepted') },
  ]
}

const utc = { timeZone: 'UTC', month: 'long', day: 'numeric' } as const
const format = new Intl.DateTimeFormat('en-US', utc)

function dayText(day: string): string {
  return format.format(Date.parse(day))
}

/** Sunday is 0. */
function weekday(day: string): number {
  return new Date(day).getUTCDay()
}
