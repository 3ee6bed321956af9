/** Emails to teammates about what came in: one event each, or a digest of several. */
import { createHash } from 'node:crypto'
import { company } from '#shared/company'
import type { Cause } from '#shared/undelivered/causes'
import { attachedPdf, type Pdf, withoutPdf } from '../mail/attachedPdf'
import type { EmailKind, Emails } from '../mail/emailQueue'
import type { TeammateEmailData } from './restrictToReaders'
import { summaryLine } from './summary'

/** Lines in a digest. */
const maxLines = 100

export interface TeamNotification {
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
  /** For events that strangers cause: how a digest lists them. */
  digest?: Digest
}

/** Must name nobody, because an erasure doesn't look into digests. */
interface Digest {
  /** 'new quote request', after 1. */
  one: string
  /** 'new quote requests', after their number. */
  more: string
  /** This one's line in the list, if there is one. */
  line?: string
  /** The admin page that shows all of them. */
  path: string
}

export type Occasion = 'orders' | 'attention'

export interface NotificationEmail extends TeammateEmailData {
  title: string
  about: string
  link: string
  pdf: Pdf | null
}

export interface Recipient {
  id: string
  email: string
}

export const notificationEmail: EmailKind<NotificationEmail> = {
  name: 'team-news',
  write: ({ title, about, link, pdf }) => ({
    subject: title,
    text: [`${title}.`, about, `Details: ${link}`, company.name].filter(Boolean).join('\n\n'),
    ...(pdf && { attachments: [attachedPdf(pdf)] }),
  }),
}

/** The events that nobody has an email about, each once. */
export async function withoutEmail(
  emails: Emails<NotificationEmail>,
  to: readonly Recipient[],
  notifications: readonly TeamNotification[],
): Promise<TeamNotification[]> {
  const causesOf = ({ cause }: TeamNotification) => [
    causeOf(cause),
    ...to.map(({ id }) => causeOf(cause, id)),
  ]
  const told = await emails.known(notifications.flatMap(causesOf))
  const byCause = new Map(notifications.map((one) => [one.cause, one]))
  return [...byCause.values()].filter((one) => !causesOf(one).some((cause) => told.has(cause)))
}

/** Posts one event's emails in one write, so that the first recipient's proves the others'. */
export async function postIndividually(
  emails: Emails<NotificationEmail>,
  to: readonly Recipient[],
  publicUrl: string,
  { cause, key = cause, title, about, path, pdf, isForAdmins }: TeamNotification,
): Promise<void> {
  const attached = (await pdf?.()) ?? null
  const isLacking = pdf !== undefined && attached === null
  const data = {
    title,
    link: publicUrl + path,
    pdf: attached,
    isForAdmins,
    about: isLacking ? `${about} ${withoutPdf}` : about,
  }
  await emails.enqueue(
    ...to.map(({ id: teammate, email }) => ({
      cause: causeOf(cause, teammate),
      key,
      to: email,
      data: async () => ({ ...data, teammate }),
    })),
  )
}

/** Posts a digest in one write with a note for each of its events. */
export async function postAsDigest(
  emails: Emails<NotificationEmail>,
  to: readonly Recipient[],
  publicUrl: string,
  notifications: readonly TeamNotification[],
  { one, more, path }: Digest,
): Promise<void> {
  const lines = notifications.flatMap(({ digest: together }) => together?.line ?? [])
  const left = lines.length - maxLines
  const about = [...lines.slice(0, maxLines), ...(left > 0 ? [`and ${left} more`] : [])].join('\n')
  const title = summaryLine(notifications.length, one, more) ?? ''
  const isForAdmins = notifications.some((it) => it.isForAdmins)
  const data = { title, about, link: publicUrl + path, pdf: null, isForAdmins }
  // Two servers with different events at the same moment write two digests, and leave none out.
  const which = createHash('sha256').update(notifications.map(({ cause }) => cause).join(' '))
  const shared = `together.${which.digest('base64url')}`
  await emails.enqueue(
    ...to.map(({ id: teammate, email }) => ({
      cause: causeOf(shared, teammate),
      key: causeOf(shared),
      to: email,
      data: async () => ({ ...data, teammate }),
    })),
    ...notifications.map(({ cause, key = cause }) => ({ cause: causeOf(cause), key })),
  )
}

/** Without a recipient, the cause of the note that a digest has the event. */
function causeOf(cause: string, recipient?: string): Cause {
  return `team-news.${cause}${recipient === undefined ? '' : `.${recipient}`}`
}
