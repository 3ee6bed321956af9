/** What visitors want instead of Whisper's answer: a person now, or an answer later. */
import type { Contact } from '#shared/chat/handover/records'
import { Refusal } from '../../http/refusal'
import type { Store } from '../../store/port'
import { panel } from '../channels/panel'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { StoredLine } from './documents'
import { HandoverChanges, unchanged } from './handoverChanges'
import { hasOnlyThanked } from './nothingOpen'
import { type Replies, unreadMs } from './replies'
import { backLines, beginning, hasLapsed, isForPerson, type LeftHow, leaving } from './transitions'

/** Lines after which what the visitor wrote before still wants an answer. */
const wanting: readonly StoredLine['kind'][] = ['asked', 'joined', 'lost']

export class VisitorWishes extends HandoverChanges {
  constructor(
    store: Store,
    messages: Messages,
    protected readonly replies: Replies,
  ) {
    super(store, messages)
  }

  /**
   * For an incoming message: whether a person answers it. A visitor who was answered later and
   * writes again then waits for a person, or has left another message if nobody is here. So does who
   * texts on once somebody is here again. Thanks alone opens nothing. Once the answer's link has
   * expired, Whisper has it again.
   */
  async takes(id: string, isTeamHere: boolean): Promise<boolean> {
    const conversation = await this.conversations.findOne({ _id: id })
    const { handover } = conversation ?? {}
    if (!conversation || !handover) return false
    const { state } = handover
    if (state === 'person') this.events.emit('wroteToPerson', conversation)
    if (hasLapsed(handover)) {
      const condition = unchanged(handover)
      await this.change(id, { if: condition, handover: null, line: { kind: 'lapsed' } })
      return false
    }
    const { messages, replies } = this
    if (state === 'answered' && (await hasOnlyThanked({ messages, replies }, conversation)))
      return true
    if (state === 'answered' || (state === 'left' && handover.answersTeammate && isTeamHere))
      await this.openAgain(conversation, isTeamHere)
    return isForPerson(handover)
  }

  /** The visitor waits, or has left a message if nobody is here and they can be reached. */
  protected async openAgain(
    { _id, handover, channel, phone: to }: StoredConversation,
    isTeamHere: boolean,
  ): Promise<void> {
    const known = handover?.contact
    const contact = known ?? (to === undefined ? to : { name: '', to })
    const answersTeammate = channel !== panel.name
    await this.change(_id, {
      if: { 'handover.state': handover?.state },
      ...(isTeamHere || !contact
        ? { handover: beginning('waiting', known, answersTeammate), line: { kind: 'asked' } }
        : { handover: beginning('left', contact, answersTeammate), line: { kind: 'left' } }),
    })
  }

  /**
   * The visitor wants a person, also one whose message is yet to be answered. `wish` is its id; one
   * granted before changes nothing. `contact`: who they are, unless that is known.
   */
  async ask(
    id: string,
    wish: string,
    contact?: Contact,
    { answersTeammate = false } = {},
  ): Promise<StoredConversation> {
    const conversation = await this.find(id)
    const { handover } = conversation
    if (handover?.state === 'waiting' || handover?.state === 'person') return conversation
    return this.change(id, {
      if: { ...unchanged(handover), 'lines.id': { $ne: wish } },
      handover: beginning('waiting', handover?.contact ?? contact, answersTeammate),
      line: { kind: 'asked', id: wish },
    })
  }

  /**
   * The visitor goes back to Whisper, which answers what nobody else has. A message left before stays
   * unless it is what they take back: "One moment" may be all that a teammate wrote. `wish` as in
   * `ask`: a teammate may have taken over since.
   */
  async goBack(id: string, wish: string): Promise<StoredConversation> {
    const before = await this.find(id)
    if (!before.handover) return before
    const { state, waitingSince, contact } = before.handover
    // Elsewhere it ends with STOP: nothing may be sent any more.
    const isInPanel = before.channel === panel.name
    const isKept = isInPanel && (state === 'waiting' || state === 'person')
    const next = { state: 'left', since: new Date(), waitingSince } as const
    const changed = await this.change(id, {
      if: { 'handover.state': state, 'lines.id': { $ne: wish } },
      handover: isKept && contact ? { ...next, contact } : null,
      line: { kind: backLines[state], id: wish },
    })
    if (isInPanel) await this.giveToWhisper(before, changed)
    return changed
  }

  /** What no person has answered, unless the conversation is still one's. */
  protected async giveToWhisper(
    before: StoredConversation,
    { _id, handover, channel }: StoredConversation,
  ): Promise<void> {
    if (isForPerson(handover)) return
    const isWrittenOut = channel !== panel.name
    await this.messages.giveToWhisper(_id, await this.unansweredSince(before), { isWrittenOut })
  }

  /** After which moment nobody has answered. */
  private async unansweredSince({ _id, startedAt, lines = [] }: StoredConversation): Promise<Date> {
    const replied = (await this.replies.latestTo(_id))?.at ?? startedAt
    const line = lines.findLast(({ kind }) => !wanting.includes(kind))?.at ?? startedAt
    return replied > line ? replied : line
  }

  /**
   * The visitor leaves a message, or changes where it is answered. `wish` as in `ask`; with another
   * contact it corrects the first, and is refused once an answer went there. A teammate who has taken
   * over meanwhile keeps the conversation; what any wrote that the visitor hasn't seen is sent there.
   */
  async leave(
    id: string,
    wish: string,
    contact: Contact,
    how: LeftHow = {},
  ): Promise<StoredConversation> {
    const conversation = await this.find(id)
    const { handover, lines = [] } = conversation
    const before = lines.find((line) => line.id === wish)
    if (before && !(await this.isCorrected(conversation, before.at, contact))) return conversation
    const unread = handover?.contact ? null : await this.unreadSince(conversation)
    const next = leaving(handover, contact, how)
    // A teammate who ends it decides about those replies, too.
    if (unread && !handover) next.waitingSince = unread
    const left = await this.change(id, {
      if: { ...unchanged(handover), ...(!before && { 'lines.id': { $ne: wish } }) },
      handover: before && handover ? { ...handover, contact } : next,
      line: { kind: 'left', ...(!before && { id: wish }) },
    })
    const isLeft = left.lines?.some((line) => line.id === wish)
    // Otherwise it changed in between.
    if (!isLeft || !isSame(left.handover?.contact, contact))
      return this.leave(id, wish, contact, how)
    if (unread) await this.replies.makeDue(id, unread, new Date(Date.now() + unreadMs))
    return left
  }

  /**
   * Since when teammates' replies are neither seen nor sent, as there was no address; null without
   * any. Whoever wished something, such as to go back, had read what came before.
   */
  private async unreadSince({ _id, channel, seenAt, lines = [], startedAt }: StoredConversation) {
    // Elsewhere they are sent as they are written.
    if (channel !== panel.name) return null
    const wished = lines.findLast(({ teammate }) => !teammate)?.at ?? startedAt
    const since = new Date(Math.max(wished.getTime(), (seenAt?.getTime() ?? 0) + 1))
    return (await this.replies.isAnswered(_id, since)) ? since : null
  }

  /** Whether a contact left before is another now. */
  private async isCorrected(
    { _id, handover }: StoredConversation,
    leftAt: Date,
    contact: Contact,
  ): Promise<boolean> {
    if (!handover?.contact || isSame(handover.contact, contact)) return false
    if (await this.replies.isSent(_id, leftAt)) throw answeredThere()
    return true
  }
}

const isSame = (known: Contact | undefined, { name, to }: Contact) =>
  known?.name === name && known.to === to

const answeredThere = () =>
  new Refusal(
    'conflict',
    'We’ve already replied to your first address. To get replies at this one, leave your message again.',
  )
