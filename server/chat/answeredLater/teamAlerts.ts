/**
 * Alerts teammates who want it, by push and email, when a visitor has waited two minutes or left a
 * message. Each gets one email per alert, whatever crashes: the queue knows it by its cause.
 */
import { company } from '#shared/company'
import type { DailyCount } from '../../jobs/dailyCount'
import type { EmailKind, Emails } from '../../mail/emailQueue'
import type { Teammates } from '../../team/team'
import type { StoredConversation } from '../documents'
import type { Handovers } from '../handover/handovers'
import type { PushAlerts } from '../handover/pushAlerts'
import type { HandoverViews } from '../handover/views'
import { nameOfVisitor } from '../nameOfVisitor'

export interface TeamEmail {
  what: 'waited' | 'left'
  /** The visitor, and what they last wrote. */
  from: string
  text: string
  /** The conversation in Live Chats, an absolute URL. */
  link: string
}

export const teamEmail: EmailKind<TeamEmail> = {
  name: 'team',
  write({ what, from, text, link }) {
    const subject = what === 'left' ? `${from} left a message` : `${from} is waiting for a person`
    const paragraphs = [
      what === 'left' ? `${from} left a message:` : `${from} has waited for two minutes:`,
      text === '' ? 'Nothing is written yet.' : text,
      `Answer here: ${link}`,
      company.name,
    ]
    return { subject, text: paragraphs.join('\n\n') }
  },
}

/** Per day and kind: strangers must not wreck the mail server's reputation or flood mailboxes. */
const maxPerDay = 300

interface Parts {
  handovers: Handovers
  views: HandoverViews
  teammates: Teammates
  pushAlerts: PushAlerts
  daily: DailyCount
  /** Null if no email can be sent. */
  byEmail: { emails: Emails<TeamEmail>; publicUrl: string } | null
}

export class TeamAlerts {
  constructor(private readonly parts: Parts) {}

  async sendDue(): Promise<void> {
    const { handovers } = this.parts
    for (const one of await handovers.alertsDue()) {
      await this.alert(one)
      await handovers.markAlerted(one)
    }
  }

  private async alert(conversation: StoredConversation): Promise<void> {
    const { _id, handover } = conversation
    if (!handover) return
    const { teammates, views, pushAlerts, byEmail, daily } = this.parts
    const what = handover.state === 'left' ? 'left' : 'waited'
    await pushAlerts.send(what, conversation)
    if (!byEmail) return
    const { emails, publicUrl } = byEmail
    const [shown] = await views.inList(conversation)
    const view = what === 'left' ? 'left' : 'now'
    const data: TeamEmail = {
      what,
      from: nameOfVisitor(conversation),
      text: shown?.text ?? '',
      link: `${publicUrl}/admin/whisper/live-chats?view=${view}&open=${_id}`,
    }
    for (const { id, email: to } of await teammates.recipientsByEmail(what)) {
      if ((await daily.add(`team e-mails ${what}`)) > maxPerDay) return
      const cause = `team.${_id}.${handover.since.getTime()}.${id}`
      await emails.post({ cause, key: _id, to, data: async () => data })
    }
  }
}
