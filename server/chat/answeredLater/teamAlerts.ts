/**
 * Alerts teammates who want it, by push and email, when a visitor has waited a while or left a
 * message. Each gets one email per alert, whatever crashes, because the queue identifies it by its
 * cause. Alerts over the limit are put off and share a digest, so that a stranger who keeps asking
 * for a person neither floods mailboxes nor hides other visitors.
 */
import { createHash } from 'node:crypto'
import { company } from '#shared/company'
import { alertAfterMinutes } from '#shared/team/rules'
import type { Cause } from '#shared/undelivered/causes'
import { Buckets } from '../../http/limits/bucket'
import type { EmailKind, Emails } from '../../mail/emailQueue'
import type { Teammates, TeammateEmailData } from '../../team/team'
import type { StoredConversation } from '../documents'
import type { HandoverStore } from '../handover/handoverStore'
import { liveChatsPath, type PushAlerts, togetherTitles } from '../handover/pushAlerts'
import type { HandoverViews } from '../handover/views'
import { nameOfVisitor } from '../nameOfVisitor'

export interface TeamEmail extends TeammateEmailData {
  what: 'waited' | 'left'
  /** The visitor, and what they last wrote; '' for several. */
  from: string
  text: string
  /** If it is about several visitors. */
  count?: number
  /** The conversations: once none of them waits for a teammate, it is outdated. */
  about?: string[]
  /** The conversation in Live Chats, or the list, an absolute URL. */
  link: string
}

export const teamEmail: EmailKind<TeamEmail> = {
  name: 'team',
  write({ what, from, text, count, link }) {
    if (count !== undefined) {
      const title = togetherTitles[what](count)
      return {
        subject: title,
        text: [`${title}.`, `Answer here: ${link}`, company.name].join('\n\n'),
      }
    }
    const subject = what === 'left' ? `${from} left a message` : `${from} is waiting for a person`
    const paragraphs = [
      what === 'left'
        ? `${from} left a message:`
        : `${from} has waited for ${alertAfterMinutes} minutes:`,
      text === '' ? 'No message yet.' : text,
      `Answer here: ${link}`,
      company.name,
    ]
    return { subject, text: paragraphs.join('\n\n') }
  },
}

/** `handovers`: for emails that a mail server takes only once the visitors were helped. */
export const teamEmailKind = (handovers: Pick<HandoverStore, 'isAny'>): EmailKind<TeamEmail> => ({
  ...teamEmail,
  whyOutdated: async ({ what, about }) => {
    const state = what === 'left' ? 'left' : 'waiting'
    if (!about || (await handovers.isAny(about, state))) return null
    return 'Nobody was waiting any more before it could be sent.'
  },
})

/** Of each kind, alone or together. */
const pace = { burst: 20, perSecond: 1 / 120 }
/** More alerts at once share a digest. */
const maxAlone = 5

interface Parts {
  handovers: HandoverStore
  views: HandoverViews
  teammates: Teammates
  pushAlerts: PushAlerts
  /** Null if no email can be sent. */
  byEmail: { emails: Emails<TeamEmail>; publicUrl: string } | null
}

export class TeamAlerts {
  private readonly pace = new Buckets(pace)
  private readonly putOff = new Set<TeamEmail['what']>()

  constructor(private readonly parts: Parts) {}

  async sendDue(): Promise<void> {
    const due = await this.parts.handovers.alertsDue()
    const hasLeft = ({ handover }: StoredConversation) => handover?.state === 'left'
    await this.sendAll('left', due.filter(hasLeft))
    await this.sendAll(
      'waited',
      due.filter((one) => !hasLeft(one)),
    )
  }

  private async sendAll(what: TeamEmail['what'], due: StoredConversation[]): Promise<void> {
    const areTogether = due.length > maxAlone || this.putOff.has(what)
    for (const conversations of areTogether ? [due] : due.map((one) => [one])) {
      if (conversations.length === 0) return
      if (!this.pace.tryTake(what)) {
        // The alerts stay due.
        this.putOff.add(what)
        return
      }
      this.putOff.delete(what)
      await this.alert(what, conversations)
      for (const one of conversations) await this.parts.handovers.markAlerted(one)
    }
  }

  private async alert(
    what: TeamEmail['what'],
    conversations: readonly StoredConversation[],
  ): Promise<void> {
    const [first] = conversations
    if (!first) return
    const { teammates, pushAlerts, byEmail } = this.parts
    const isOne = conversations.length === 1
    if (isOne) await pushAlerts.send(what, first)
    else await pushAlerts.sendTogether(what, conversations.length)
    if (!byEmail) return
    const written = isOne
      ? await this.aboutOne(what, first, byEmail.publicUrl)
      : this.aboutAll(what, conversations.length, byEmail.publicUrl)
    const about = conversations.map((one) => one._id)
    // A digest's is its own: one that begins with what was told before must leave nobody out.
    const event = isOne ? eventOf(first) : `together.${hashOf(conversations.map(eventOf))}`
    for (const { id: teammate, email: to } of await teammates.recipientsByEmail(what)) {
      const cause: Cause = `team.${event}.${teammate}`
      const data = async () => ({ ...written, about, teammate })
      await byEmail.emails.enqueue({ cause, key: isOne ? first._id : event, to, data })
    }
  }

  private async aboutOne(
    what: TeamEmail['what'],
    conversation: StoredConversation,
    publicUrl: string,
  ): Promise<TeamEmail> {
    const [shown] = await this.parts.views.inList(conversation)
    return {
      what,
      from: nameOfVisitor(conversation),
      text: shown?.text ?? '',
      link: publicUrl + liveChatsPath(what, conversation._id),
    }
  }

  private aboutAll(what: TeamEmail['what'], count: number, publicUrl: string): TeamEmail {
    return { what, from: '', text: '', count, link: publicUrl + liveChatsPath(what) }
  }
}

const eventOf = ({ _id, handover }: StoredConversation): string =>
  `${_id}.${handover?.since.getTime()}`

const hashOf = (events: readonly string[]): string =>
  createHash('sha256').update(events.join(' ')).digest('base64url')
