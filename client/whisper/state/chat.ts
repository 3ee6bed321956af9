/**
 * The visitor's conversation in this tab as one view: known messages, unsent ones, and the
 * connection. Whatever the panel shows as sent is stored on the server, and after any outage the
 * view matches the server's.
 */
import type { ErasureNotice } from '#shared/chat/events'
import type { Feedback, VisitorMessage } from '#shared/chat/records'
import { backoffMs } from '../../backoff'
import { NetworkError } from '../../errors'
import { lastRead, onReadElsewhere, rememberRead, rememberRunning } from '../browser/remembered'
import { createStore } from '../browser/store'
import { FeedbackSync } from './feedbackSync'
import {
  addMessages,
  askSince,
  conversationsIn,
  endConversations,
  inOrder,
  type Known,
  nothingKnown,
} from './merge'
import { MessageSender } from './messageSender'
import { People } from './people'
import { runningUntil } from './running'
import { type ConnectionStatus, firstView, shownConversation } from './view'
import { startVisit, type VisitorConnection } from './visit'

export class Chat {
  readonly view = createStore(firstView)
  readonly sender = new MessageSender(this.view, {
    send: ({ id, text, pick, page, conversationId }) =>
      this.request('send', {
        id,
        text,
        page,
        ...(pick ? { pick } : {}),
        ...(conversationId ? { conversationId } : {}),
      }),
    leave: (unsent) => this.people.leave(unsent),
    isStored: (id) => this.known.messages.has(id),
    hasWords: () => this.hasWords(),
    onStored: (message) => this.learn([message]),
  })
  readonly feedback = new FeedbackSync(
    this.view,
    (id, feedback: Feedback) => this.request('feedback', { id, ...feedback }),
    (message) => this.learn([message]),
  )
  readonly people = new People(
    this.view,
    (event, input, timeout) => this.request(event, input, timeout),
    () => this.markRead(),
  )
  private known: Known = nothingKnown
  private connection: VisitorConnection | null = null
  private joins = 0

  async start(): Promise<void> {
    let remembered: number | null | undefined
    this.view.subscribe(() => {
      const view = this.view.get()
      const until = runningUntil(view)
      // Before loading completes, an empty list doesn't mean the conversation is over.
      if (until === remembered || (until === null && !view.isLoaded)) return
      remembered = until
      rememberRunning(until)
    })
    onReadElsewhere(() => this.markRead())
    const connection = await startVisit((status) => this.connectionIs(status))
    this.connection = connection
    connection.on('message', (message) => this.learn([message]))
    connection.on('piece', ({ id, text }) => this.piece(id, text))
    connection.on('visibility', ({ isVisible }) => this.visibilityIs(isVisible))
    this.people.listen(connection)
    connection.on('erasure', (notice) => this.erasuresAre([notice]))
    this.connectionIs(connection.state === 'refused' ? 'connecting' : connection.state)
  }

  setOpen(isOpen: boolean): void {
    this.view.set({ isOpen })
    this.markRead()
    this.people.markSeen()
    this.notifyPanel()
  }

  async loadOlder(): Promise<void> {
    const [first] = this.view.get().messages
    if (!first) return
    const { messages, older } = await this.request('older', { before: first.seq })
    this.learn(messages)
    this.view.set({ hasOlder: older })
  }

  /** Asks to erase this conversation, which disappears here at once with anything unsent. */
  async erase(): Promise<void> {
    const conversationId = shownConversation(this.view.get())
    if (conversationId !== null) {
      this.erasuresAre([await this.request('erase', { conversationId })])
    }
    await this.sender.discardAll()
  }

  private request: VisitorConnection['request'] = (event, input, timeout) =>
    this.connection
      ? this.connection.request(event, input, timeout)
      : Promise.reject(new NetworkError())

  private connectionIs(connection: ConnectionStatus): void {
    // The view shows 'live' only once the conversation is back in sync.
    if (connection === 'live') return void this.join()
    this.joins += 1
    this.sender.unready()
    this.view.set({ connection })
  }

  /** Joins first, then loads changes since: nothing is missed between snapshot and stream. */
  private async join(failures = 0): Promise<void> {
    const attempt = ++this.joins
    const before = conversationsIn(this.known)
    const { conversationId } = this.view.get()
    const since = askSince(this.known)
    try {
      const known = conversationId !== null && since !== undefined
      const page = location.pathname.slice(0, 200)
      const joined = await this.request('join', known ? { conversationId, since } : { page })
      if (attempt !== this.joins) return
      const over = [...before].filter((id) => id !== joined.conversationId)
      this.known = endConversations(this.known, over)
      const isWhole = !known || over.length > 0 || joined.older
      // More has changed than fits in one reply, so local messages may have gaps: start over.
      if (known && joined.older) this.known = { ...this.known, messages: new Map() }
      this.learn(joined.messages)
      this.erasuresAre(joined.erasures)
      this.visibilityIs(joined.isVisible)
      this.people.joined(joined)
      const hasOlder = isWhole ? joined.older : this.view.get().hasOlder
      const { opening } = joined
      this.view.set({ hasOlder, opening, isLoaded: true, connection: 'live' })
      this.notifyPanel()
      this.sender.ready()
      this.feedback.flush()
    } catch (error) {
      if (attempt === this.joins) this.sender.trouble(error)
      // A lost connection rejoins when it is back; a refusal (too many, unavailable) may pass.
      const again = () => attempt === this.joins && void this.join(failures + 1)
      setTimeout(again, backoffMs(failures + 1, Math.random()))
    }
  }

  private async hasWords(): Promise<boolean> {
    if (this.view.get().messages.length > 0) return true
    this.learn((await this.request('join', {})).messages)
    return this.view.get().messages.length > 0
  }

  /** Only for the admins' statistics: if it is lost, the next connection reports it. */
  private notifyPanel(): void {
    this.request('panel', { open: this.view.get().isOpen }).catch(() => undefined)
  }

  private learn(messages: readonly VisitorMessage[]): void {
    this.known = addMessages(this.known, messages)
    this.show()
  }

  private erasuresAre(notices: readonly ErasureNotice[]): void {
    const all = new Map(this.view.get().erasures.map((one) => [one.conversationId, one]))
    for (const notice of notices) {
      // A snapshot read before a known decision must not undo it.
      const isLate = notice.status === 'asked' && all.has(notice.conversationId)
      if (!isLate) all.set(notice.conversationId, notice)
    }
    const { handledIn } = this.view.get()
    if (handledIn !== null && all.has(handledIn)) this.people.forget()
    this.known = endConversations(this.known, all.keys())
    this.view.set({ erasures: [...all.values()].sort((a, b) => b.askedAt - a.askedAt) })
    this.show()
  }

  private show(): void {
    const messages = inOrder(this.known)
    const pieces = { ...this.view.get().pieces }
    for (const { id, answer } of messages) if (answer.status !== 'waiting') delete pieces[id]
    const conversationId = messages.at(-1)?.conversationId ?? null
    this.view.set({ messages, pieces, conversationId })
    this.markRead()
  }

  private piece(id: string, text: string): void {
    const message = this.known.messages.get(id)
    if (message && message.answer.status !== 'waiting') return
    this.view.set({ pieces: { ...this.view.get().pieces, [id]: text } })
  }

  private visibilityIs(isVisible: boolean): void {
    this.view.set({ isVisible })
    document.documentElement.dataset.whisper = isVisible ? 'visible' : 'hidden'
  }

  private markRead(): void {
    const { messages, handled, isOpen, unread } = this.view.get()
    const answers = messages.filter(({ answer }) => answer.text !== '')
    const heard = [...answers, ...handled.replies].sort((a, b) => a.at - b.at)
    const newest = heard.at(-1)
    if (newest && isOpen) rememberRead(newest.id)
    const read = heard.findLastIndex(({ id }) => id === lastRead())
    // The last read message may be too old to be loaded.
    const since = read < 0 ? Math.min(1, heard.length) : heard.length - 1 - read
    const now = isOpen ? 0 : since
    if (now !== unread) this.view.set({ unread: now })
  }
}
