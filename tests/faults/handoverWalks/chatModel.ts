/**
 * The table of docs/decisions/24-people.md, written a second time: what becomes of a conversation in
 * the panel. Where the table is silent (what counts as answered, settled or overdue) it repeats what
 * the server does, so it can't tell whether that is right. Pure.
 */

import { ChatRecord, type Message, type State, type Team } from './chatRecord'

const keptMs = 240 * 60_000
const linkMs = 14 * 24 * 60 * 60_000

/** The methods for requests return false where the server refuses them. */
export class ChatModel extends ChatRecord {
  write(text: string, team: Team, at: number): void {
    this.startedAt ??= at
    const message: Message = { text, at, answerer: 'whisper' }
    this.messages.push(message)
    if (this.state === 'answered' && at - this.since > linkMs) {
      this.addLine('lapsed', at)
      this.contact = undefined
      return this.become('whisper', at)
    }
    const isOpen = this.state === 'waiting' || this.state === 'person'
    if (isOpen || this.state === 'answered') message.answerer = 'person'
    if (this.state !== 'answered' || this.hasOnlySaidThanks()) return
    const isWaiting = team.isAnyAvailable() || this.contact === undefined
    this.addLine(isWaiting ? 'asked' : 'left', at)
    this.begin(isWaiting ? 'waiting' : 'left', at)
  }

  requestPerson(team: Team, at: number): boolean {
    if (!team.isAnyAvailable()) return false
    this.startedAt ??= at
    if (this.state === 'waiting' || this.state === 'person') return true
    this.addLine('asked', at)
    this.begin('waiting', at)
    return true
  }

  leaveMessage(contact: string, at: number): void {
    this.startedAt ??= at
    const unread = this.contact === undefined ? this.unreadSince() : undefined
    if (this.state === 'whisper' || this.state === 'answered') {
      const since = this.state === 'whisper' ? unread : undefined
      this.begin('left', at)
      this.waitingSince = since ?? at
    } else if (this.state === 'waiting') this.become('left', at)
    this.contact = contact
    this.addLine('left', at)
  }

  returnToWhisper(at: number): boolean {
    const { state } = this
    if (this.startedAt === undefined) return false
    if (state === 'whisper') return true
    const isKept = (state === 'waiting' || state === 'person') && this.contact !== undefined
    const kind = state === 'waiting' ? 'withdrew' : state === 'person' ? 'returned' : 'took-back'
    this.assignUnansweredToWhisper()
    this.become(isKept ? 'left' : 'whisper', at)
    if (!isKept) this.contact = undefined
    this.addLine(kind, at)
    return true
  }

  takeOver(by: string, at: number): boolean {
    if (this.state === 'person') return this.holder === by
    if (this.state === 'whisper' || this.state === 'answered') this.waitingSince = at
    this.become('person', at, by)
    this.addLine('joined', at, by)
    this.isHandedOver = false
    return true
  }

  takeFrom(by: string, from: string, at: number): boolean {
    if (this.holder !== from) return this.takeOver(by, at)
    this.become('person', at, by)
    this.addLine('joined', at, by)
    this.isHandedOver = false
    return true
  }

  handOver(by: string, to: string, team: Team, at: number): boolean {
    if (!team.isHere(to)) return false
    const last = this.lines.at(-1)
    if (last?.by === by && last.teammate === to) return true
    if (this.holder !== by) return false
    this.become('person', at, to)
    this.lines.push({ kind: 'joined', at, teammate: to, by })
    this.isHandedOver = true
    this.reads.delete(to)
    return true
  }

  reply(by: string, text: string, at: number): boolean {
    if (this.holder !== by) return false
    this.replies.push({ text, at })
    return true
  }

  handBack(by: string, at: number): boolean {
    if (this.holder !== by) return this.hasAlreadyLeft(by, ['handed-back', 'ended', 'put-back'])
    if (this.contact === undefined) {
      this.assignUnansweredToWhisper()
      this.become('whisper', at)
      this.addLine('handed-back', at, by)
    } else {
      const isAnswered = this.hasReplySinceLastRequest()
      this.become(isAnswered ? 'answered' : 'left', at)
      this.addLine(isAnswered ? 'ended' : 'put-back', at, by)
    }
    return true
  }

  end(by: string, at: number): boolean {
    if (this.holder !== by) return this.hasAlreadyLeft(by, ['handed-back', 'ended'])
    const isAnswered = this.replies.some((one) => one.at >= this.waitingSince)
    const stays = this.contact !== undefined && isAnswered
    this.become(stays ? 'answered' : 'whisper', at)
    if (!stays) this.contact = undefined
    this.addLine('ended', at, by)
    return true
  }

  /** What the server's next check for absent teammates does. */
  checkTeam(team: Team, at: number): void {
    const { holder } = this
    if (holder === undefined) return
    const isGone = team.isGone(holder)
    if (!isGone && !this.isOverdue(at)) return
    if (!isGone && !team.isAway(holder) && !this.isUnseen(at)) return
    if (!this.isSettled(at)) {
      const isLeft = this.contact !== undefined
      this.become(isLeft ? 'left' : 'waiting', at)
      this.addLine(isLeft ? 'put-back' : 'lost', at, holder)
    } else if (isGone && at - this.lastReplyAt >= keptMs) {
      this.become('answered', at)
      this.addLine('over', at, holder)
    }
  }

  read(by: string, upTo: number): void {
    this.reads.set(by, Math.max(this.reads.get(by) ?? 0, upTo))
  }

  private addLine(kind: string, at: number, teammate?: string): void {
    this.lines.push({ kind, at, teammate })
  }

  private become(state: State, at: number, holder?: string): void {
    Object.assign(this, { state, holder, since: at })
  }

  private begin(state: 'waiting' | 'left', at: number): void {
    this.become(state, at)
    this.waitingSince = at
  }

  private assignUnansweredToWhisper(): void {
    const settledAt = Math.max(this.lastReplyAt, this.lastLineAt('ended'))
    for (const message of this.messages) if (message.at > settledAt) message.answerer = 'whisper'
  }
}
