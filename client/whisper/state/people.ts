/**
 * The team's part of the visitor's conversation: requests for a person, who joined, and what they
 * wrote. A request keeps one id until the server has received it, and is granted once.
 */
import type { HandoverChange } from '#shared/chat/handover/events'
import type { Handled, Reply } from '#shared/chat/handover/records'
import { ApiError } from '../../errors'
import { isAttended, onAttended } from '../../ui/attention'
import { uuid } from '../../uuid'
import {
  pendingPersonRequest,
  rememberPersonRequest,
  type PersonRequest,
} from '../browser/remembered'
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

const noHandover: Handled = { handover: null, lines: [], replies: [] }

export class People {
  private personRequest = pendingPersonRequest()
  private typedAt = Number.NEGATIVE_INFINITY
  private typing: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly view: Store<View>,
    private readonly request: VisitorConnection['request'],
    /** Called when a teammate has replied. */
    private readonly onReply: () => void,
  ) {
    // A request made on the previous page, whose connection was lost.
    if (this.personRequest) view.set({ personRequest: this.personRequest.wanted })
  }

  listen(connection: VisitorConnection): void {
    onAttended(() => this.markSeen())
    connection.on('handover', (change) => this.changed(change))
    connection.on('reply', (reply) => this.wrote(reply))
    connection.on('place', (place) => this.set({ place }))
    connection.on('isTeamHere', (isTeamHere) => this.view.set({ isTeamHere }))
    connection.on('typing', () => this.isTyping(true))
  }

  /** State from the server at a join. Sends a request made in the meantime. */
  joined({ conversationId, handled, isTeamHere }: Joined): void {
    this.take(conversationId, handled)
    this.view.set({ isTeamHere })
    this.markSeen()
    this.onReply()
    if (this.personRequest) void this.sendPersonRequest(this.personRequest)
  }

  /** Asks for a person, who may only be there later, or goes back to Whisper. */
  want(wanted: boolean): void {
    const { isLoaded, isTeamHere } = this.view.get()
    // Before it has loaded, only the reply to the request tells whether anybody is here.
    if (wanted && isLoaded && !isTeamHere) return this.leaving(true)
    const personRequest = { id: uuid(), wanted, at: Date.now() }
    this.setPersonRequest(personRequest)
    void this.sendPersonRequest(personRequest)
  }

  /** Opens or closes the form for a message to be answered later. */
  leaving(isLeaving: boolean): void {
    this.view.set({ isLeaving, personRequestProblem: null })
  }

  /** Rejects with the problems, by field where invalid. */
  async leave({ id, page, contact }: UnsentContact): Promise<void> {
    const { conversationId, ...handled } = await answeredLater.leave({ id, page, ...contact })
    this.setPersonRequest(null)
    this.take(conversationId, handled)
  }

  /** Tells the answering teammate that the visitor is typing, at most every 3 seconds. */
  reportTyping(): void {
    const isTeammatePresent = this.view.get().handled.handover?.state === 'person'
    if (!isTeammatePresent || performance.now() < this.typedAt + typingEveryMs) return
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
    this.setPersonRequest(null)
    this.view.set({ handled: noHandover, handledIn: null })
  }

  private async sendPersonRequest(personRequest: PersonRequest): Promise<void> {
    const { id, wanted } = personRequest
    try {
      const sent = { id, wanted, page: here() }
      const { conversationId, ...handled } = await this.request('person', sent)
      if (this.personRequest === personRequest) this.setPersonRequest(null)
      this.take(conversationId, handled)
    } catch (error) {
      // After a lost connection it is sent again; a refusal by the server is final.
      if (this.personRequest !== personRequest || !(error instanceof ApiError)) return
      const isNobodyHere = wanted && error.code === 'unavailable'
      this.setPersonRequest(null, isNobodyHere ? null : error.message)
      if (isNobodyHere) this.leaving(true)
    }
  }

  private setPersonRequest(
    personRequest: PersonRequest | null,
    personRequestProblem: string | null = null,
  ): void {
    this.personRequest = personRequest
    rememberPersonRequest(personRequest)
    this.view.set({ personRequest: personRequest && personRequest.wanted, personRequestProblem })
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
