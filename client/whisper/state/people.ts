/**
 * The team's part of the visitor's conversation: requests for a person, who joined, and what they
 * wrote. A request keeps one id until the server has received it, and is granted once.
 */
import type { HandoverChange } from '#shared/chat/handover/events'
import type { Handled, Reply } from '#shared/chat/handover/records'
import { ApiError } from '../../errors'
import { isAttended, onAttended } from '../../ui/attention'
import { uuid } from '../../uuid'
import { pendingWish, rememberWish, type Wish } from '../browser/remembered'
import { alertOnce } from '../browser/sound'
import type { Store } from '../browser/store'
import { answeredLater } from './calls'
import { inTime, mergeHandled } from './mergeHandled'
import type { UnsentContact } from './unsent'
import type { View } from './view'
import type { VisitorConnection } from './visit'

interface Joined {
  conversationId: string | null
  handled: Handled
  isTeamHere: boolean
}

const typingShownMs = 5_000
const typingEveryMs = 3_000

const nobody: Handled = { handover: null, lines: [], replies: [] }

export class People {
  private wish = pendingWish()
  private typedAt = Number.NEGATIVE_INFINITY
  private typing: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly view: Store<View>,
    private readonly request: VisitorConnection['request'],
    /** Called when a teammate has replied. */
    private readonly onReply: () => void,
  ) {
    // Made on the page before, over a connection that was lost.
    if (this.wish) view.set({ wish: this.wish.wanted })
  }

  listen(line: VisitorConnection): void {
    onAttended(() => this.markSeen())
    line.on('handover', (change) => this.changed(change))
    line.on('reply', (reply) => this.wrote(reply))
    line.on('place', (place) => this.set({ place }))
    line.on('isTeamHere', (isTeamHere) => this.view.set({ isTeamHere }))
    line.on('typing', () => this.isTyping(true))
  }

  /** State from the server at a join. Sends a request made in the meantime. */
  joined({ conversationId, handled, isTeamHere }: Joined): void {
    this.take(conversationId, handled)
    this.view.set({ isTeamHere })
    this.markSeen()
    this.onReply()
    if (this.wish) void this.sendWish(this.wish)
  }

  /** Asks for a person, who may only be there later, or goes back to Whisper. */
  want(wanted: boolean): void {
    const { isLoaded, isTeamHere } = this.view.get()
    // Before it has loaded, only the reply to the request tells whether anybody is here.
    if (wanted && isLoaded && !isTeamHere) return this.leaving(true)
    const wish = { id: uuid(), wanted, at: Date.now() }
    this.setWish(wish)
    void this.sendWish(wish)
  }

  /** Opens or closes the form for a message to be answered later. */
  leaving(isLeaving: boolean): void {
    this.view.set({ isLeaving, wishProblem: null })
  }

  /** Rejects with the problems, by field where invalid. */
  async leave({ id, page, contact }: UnsentContact): Promise<void> {
    const { conversationId, ...handled } = await answeredLater.leave({ id, page, ...contact })
    this.setWish(null)
    this.take(conversationId, handled)
  }

  /** Tells the answering teammate that the visitor is typing, at most every 3 seconds. */
  writes(): void {
    const isHeard = this.view.get().handled.handover?.state === 'person'
    if (!isHeard || performance.now() < this.typedAt + typingEveryMs) return
    this.typedAt = performance.now()
    this.request('typing', {}).catch(() => undefined)
  }

  markSeen(): void {
    const { handled } = this.view.get()
    const last = handled.replies.at(-1)
    if (!this.isShown() || !last || last.at <= (handled.seenAt ?? 0)) return
    this.set({ seenAt: last.at })
    this.request('seen', { at: last.at }).catch(() => undefined)
  }

  /** Called when the conversation is erased. */
  forget(): void {
    this.setWish(null)
    this.view.set({ handled: nobody, handledIn: null })
  }

  private async sendWish(wish: Wish): Promise<void> {
    const { id, wanted } = wish
    try {
      const sent = { id, wanted, page: here() }
      const { conversationId, ...handled } = await this.request('person', sent)
      if (this.wish === wish) this.setWish(null)
      this.take(conversationId, handled)
    } catch (error) {
      // After a lost connection it is sent again; a refusal by the server is final.
      if (this.wish !== wish || !(error instanceof ApiError)) return
      const isNobodyHere = wanted && error.code === 'unavailable'
      this.setWish(null, isNobodyHere ? null : error.message)
      if (isNobodyHere) this.leaving(true)
    }
  }

  private setWish(wish: Wish | null, wishProblem: string | null = null): void {
    this.wish = wish
    rememberWish(wish)
    this.view.set({ wish: wish && wish.wanted, wishProblem })
  }

  /** A snapshot, which replaces that of another conversation. */
  private take(conversationId: string | null, snapshot: Handled): void {
    const { handled, handledIn } = this.view.get()
    const isSame = conversationId === handledIn
    this.view.set({
      handledIn: conversationId,
      handled: isSame ? mergeHandled(handled, snapshot) : snapshot,
    })
  }

  private changed({ conversationId, handover, line }: HandoverChange): void {
    this.noteConversation(conversationId)
    const { lines } = this.view.get().handled
    if (lines.some(({ id }) => id === line.id)) return
    const isLatest = lines.every(({ at }) => at <= line.at)
    this.set({
      lines: inTime([...lines, line]),
      ...(isLatest && { handover }),
    })
    this.isTyping(false)
    if (line.kind === 'joined') this.alert(line.id)
  }

  private wrote(reply: Reply): void {
    this.noteConversation(reply.conversationId)
    const { replies } = this.view.get().handled
    if (replies.some(({ id }) => id === reply.id)) return
    this.set({ replies: inTime([...replies, reply]) })
    this.isTyping(false)
    this.markSeen()
    this.onReply()
    this.alert(reply.id)
  }

  /** From an event, which may come before the join. */
  private noteConversation(conversationId: string): void {
    this.view.set({ handledIn: this.view.get().handledIn ?? conversationId })
  }

  private alert(id: string): void {
    void alertOnce(id, this.isShown())
  }

  /** Whether somebody looks at the conversation. */
  private isShown(): boolean {
    return this.view.get().isOpen && isAttended()
  }

  private set(change: Partial<Handled>): void {
    this.view.set({ handled: { ...this.view.get().handled, ...change } })
  }

  private isTyping(isTyping: boolean): void {
    clearTimeout(this.typing)
    if (this.view.get().isTyping !== isTyping) this.view.set({ isTyping })
    if (isTyping) this.typing = setTimeout(() => this.isTyping(false), typingShownMs)
  }
}

const here = (): string => location.pathname.slice(0, 200)
