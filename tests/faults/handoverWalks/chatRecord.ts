/** A conversation as the model remembers it, and what the server concludes from it. Pure. */

export type State = 'whisper' | 'waiting' | 'person' | 'left' | 'answered'

const minute = 60_000
const overdueMs = 5 * minute
const silenceMs = 30 * minute

export interface Message {
  text: string
  at: number
  answerer: 'whisper' | 'person'
}

interface Line {
  kind: string
  at: number
  teammate?: string | undefined
  by?: string
}

/** Who is there. Gone: not seen for two minutes. */
export interface Team {
  isHere(id: string): boolean
  isGone(id: string): boolean
  isAway(id: string): boolean
  isAnyAvailable(): boolean
}

export const words = {
  question: 'How much is keypad',
  thanks: 'Thanks, bye',
  ok: 'Ok',
  statement: 'We come on Tuesday',
  asking: 'Which keypad is it?',
} as const

const isClosing = (text: string, reply = ''): boolean =>
  text === words.thanks || (text === words.ok && !reply.includes('?'))

export class ChatRecord {
  state: State = 'whisper'
  holder: string | undefined
  contact: string | undefined
  since = 0
  waitingSince = 0
  startedAt: number | undefined
  /** Up to which message each teammate has read it. */
  protected readonly reads = new Map<string, number>()
  protected isHandedOver = false
  readonly messages: Message[] = []
  readonly replies: { text: string; at: number }[] = []
  readonly lines: Line[] = []

  /** Whether it is on every teammate's list. */
  get isOpen(): boolean {
    return ['waiting', 'person', 'left'].includes(this.state)
  }

  /** How much the teammate who has it hasn't looked at. */
  get unread(): number {
    return this.unreadTimes.length
  }

  private get unreadTimes(): number[] {
    const read = this.holder === undefined ? undefined : this.reads.get(this.holder)
    const written = this.messages.slice(read ?? 0).filter(({ at }) => at > this.since)
    const handed = read === undefined && this.isHandedOver ? [this.since] : []
    return [...written.map(({ at }) => at), ...handed]
  }

  protected isUnseen(at: number): boolean {
    return at - Math.min(...this.unreadTimes) >= overdueMs
  }

  /** Whether a message to a person is unanswered, apart from thanks and what a teammate ended. */
  get isUnanswered(): boolean {
    const reply = this.replies.at(-1)
    const settledAt = Math.max(this.lastReplyAt, this.lastLineAt('ended'))
    return this.messages.some(
      ({ at, text, answerer }) =>
        answerer === 'person' && at > settledAt && !isClosing(text, reply?.text),
    )
  }

  protected get lastReplyAt(): number {
    return this.replies.at(-1)?.at ?? 0
  }

  protected lastLineAt(...kinds: string[]): number {
    return this.lines.findLast(({ kind }) => kinds.includes(kind))?.at ?? 0
  }

  /** Whether they were the last to leave: doing that again changes nothing. */
  protected hasAlreadyLeft(by: string, kinds: string[]): boolean {
    const last = this.lines.at(-1)
    return this.holder === undefined && last?.teammate === by && kinds.includes(last.kind)
  }

  protected unreadSince(): number | undefined {
    const since = this.lines.findLast(({ teammate }) => teammate === undefined)?.at ?? 1
    return this.lastReplyAt >= since ? since : undefined
  }

  protected hasReplySinceLastRequest(): boolean {
    const written = this.messages.at(-1)?.at ?? this.startedAt ?? 0
    return this.lastReplyAt >= Math.max(written, this.lastLineAt('asked', 'left'))
  }

  protected isOverdue(at: number): boolean {
    const acted = Math.max(this.lastReplyAt, this.since)
    const written = this.messages.find((one) => one.at > acted)?.at
    if (written === undefined && (this.contact !== undefined || this.hasReplySinceLastRequest()))
      return false
    return at - (written ?? acted) >= overdueMs
  }

  /** The last reply, and what the visitor wrote after it; undefined if it belongs to an earlier chat. */
  protected sinceReply() {
    const reply = this.replies.at(-1)
    if (!reply || reply.at < this.lastLineAt('joined', 'left')) return undefined
    return { reply, after: this.messages.filter(({ at }) => at > reply.at) }
  }

  protected isSettled(at: number): boolean {
    const { reply, after } = this.sinceReply() ?? {}
    if (!reply || !after) return false
    if (after.length > 0) return this.hasOnlySaidThanks()
    const last = this.messages.at(-1)
    if (this.contact !== undefined && (last?.at ?? 0) <= this.since) return false
    return (last && isClosing(last.text)) || at - reply.at >= silenceMs
  }

  protected hasOnlySaidThanks(): boolean {
    const { reply, after = [] } = this.sinceReply() ?? {}
    if (after.length === 0 || after.length > 5) return false
    return after.every(({ text }) => isClosing(text, reply?.text))
  }
}
