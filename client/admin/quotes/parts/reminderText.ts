/** Whether and when the customer is reminded of a sent quote (server/quotes/email/reminders.ts). Pure. */
import { days, written } from '#shared/content/written'
import { addDays } from '#shared/days'
import { recipientsOf } from '#shared/quotes/recipients'
import type { Quote } from '#shared/quotes/records'
import type { Status } from '#shared/quotes/statuses'

interface Circumstances {
  /** Its status today. */
  status: Status
  today: string
  /** 0 for never. */
  remindDays: number
  hasLink: boolean
  /** Whether this server sends e-mail. */
  sends: boolean
  moment: (at: number) => string
}

export function reminderText(quote: Quote, circumstances: Circumstances): string {
  const { history, revision, validUntil } = quote
  const { status, today, remindDays, hasLink, sends, moment } = circumstances
  const event = history.find((one) => one.what === 'reminded' && one.revision === revision)
  if (event) {
    const { at, emails } = event
    if (!emails) return `Queued ${moment(at)}.`
    const sentAt = emails.findLast(({ isSent }) => isSent)?.at
    return sentAt === undefined ? 'The e-mail couldn’t be sent.' : `Sent ${moment(sentAt)}.`
  }
  if (status === 'expired') return 'None is sent once a quote has expired.'
  if (status !== 'sent') return 'None is sent after an answer.'
  if (remindDays === 0) return 'Reminders are off.'
  if (!sends) return 'This server can’t send e-mail.'
  if (!hasLink) return 'None is sent without a customer link.'
  if (recipientsOf(quote).length === 0) return 'None is sent without an e-mail address.'
  const due = addDays(validUntil, -remindDays)
  if (due <= today) return 'Due now. Goes out between 9 AM and 6 PM.'
  return `${written(due)}, ${days(remindDays)} before it expires.`
}
