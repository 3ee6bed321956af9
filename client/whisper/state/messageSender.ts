/**
 * From the text box to the server's acknowledgement: stores what was written, drains the outbox
 * whenever the connection allows, one tab at a time, and shows unsent messages in the view.
 */
import type { Pick, VisitorMessage } from '#shared/chat/records'
import { messageProblem } from '#shared/chat/rules'
import { tidyMessage } from '#shared/messageText'
import { retryMs } from '../../backoff'
import { ApiError } from '../../errors'
import { withTabLock, openTabChannel } from '../../tabs'
import { uuid } from '../../uuid'
import type { Store } from '../browser/store'
import { drainOutbox } from './drainOutbox'
import { openOutbox } from './outbox'
import type { Unsent, UnsentContact } from './unsent'
import type { View } from './view'

const stalledAfter = 6_000

interface Post {
  send(unsent: Unsent): Promise<VisitorMessage>
  leave(unsent: UnsentContact): Promise<void>
  isStored(id: string): boolean
  /** Whether the server has words of this conversation, also those that another tab has just sent. */
  hasWords(): Promise<boolean>
  onStored(message: VisitorMessage): void
}

export class MessageSender {
  private readonly box = openOutbox()
  // What another tab is sending is sent here once that one has gone.
  private readonly others = openTabChannel('whisper-outbox', () => {
    void this.refresh()
    this.run()
  })
  private readonly view: Store<View>
  private readonly post: Post
  /** What was just written and isn't in the outbox yet: a busy disk can take seconds for that. */
  private readonly written = new Set<Unsent | UnsentContact>()
  /** Offers whose pick is being stored. */
  private readonly picking = new Set<string>()
  private isReady = false
  private isQueued = false
  private failures = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private stalling: ReturnType<typeof setTimeout> | undefined

  constructor(view: Store<View>, post: Post) {
    this.view = view
    this.post = post
    void this.refresh()
    this.trouble()
  }

  /** Shows the message at once; resolves once it is in the outbox. Blank text is ignored. */
  async write(text: string, pick?: Pick): Promise<void> {
    const tidy = tidyMessage(text)
    if (tidy === '') return
    const problem = messageProblem(tidy)
    const { conversationId, unsent } = this.view.get()
    const message: Unsent = {
      ...begun(),
      text: tidy,
      ...(pick ? { pick } : {}),
      ...(conversationId === null ? {} : { conversationId }),
      ...(problem === null ? {} : { refusal: { code: 'invalid', message: problem } }),
    }
    this.view.set({ unsent: [...unsent, message] })
    await this.put(message)
  }

  /** Leaves a message, whose words go first: blank if they were written before. */
  async leave(text: string, contact: UnsentContact['contact']): Promise<void> {
    const { unsentContact: refused } = this.view.get()
    void this.write(text)
    const unsentContact = { ...begun(), contact }
    this.view.set({ unsentContact, isLeaving: false })
    await this.put(unsentContact)
    if (refused) await this.discard(refused.id)
  }

  /** Picks from an offer, only once even when tapped twice. */
  async pick(pick: Pick, title: string): Promise<void> {
    if (this.picking.has(pick.messageId)) return
    this.picking.add(pick.messageId)
    try {
      await this.write(title, pick)
    } finally {
      this.picking.delete(pick.messageId)
    }
  }

  /** Called when connected and in sync: the outbox may be drained. */
  ready(): void {
    this.isReady = true
    this.succeeded()
    this.run()
  }

  unready(): void {
    if (!this.isReady) return
    this.isReady = false
    this.trouble()
  }

  /** For 'Try again': sends now instead of after the pause. A refused message gets a new id. */
  async tryAgain(id: string): Promise<void> {
    const unsent = this.view.get().unsent.find((one) => one.id === id)
    if (!unsent?.refusal) return this.run()
    await this.write(unsent.text, unsent.pick)
    await this.discard(id)
  }

  async discard(id: string): Promise<void> {
    await this.box.remove(id)
    await this.changed()
  }

  /** Drops all unsent messages after the conversation was erased. */
  async discardAll(): Promise<void> {
    for (const { id } of await this.box.list()) await this.box.remove(id)
    await this.changed()
  }

  async refresh(): Promise<void> {
    const kept = await this.box.list()
    const written = [...this.written].filter(({ id }) => !kept.some((one) => one.id === id))
    const all = [...kept, ...written]
    this.view.set({
      unsent: all.filter((one) => 'text' in one),
      unsentContact: all.findLast((one) => 'contact' in one) ?? null,
      isDurable: this.box.isDurable,
    })
  }

  /** During a round it queues the next one, because the box may already have been found empty. */
  run(): void {
    if (!this.isReady || this.isQueued) return
    this.isQueued = true
    void withTabLock('whisper-outbox', async () => {
      this.isQueued = false
      if (this.isReady) await this.round()
    })
  }

  private async put(one: Unsent | UnsentContact): Promise<void> {
    this.written.add(one)
    await this.box.add(one)
    this.written.delete(one)
    // Before the others know of it, so that this tab sends it.
    this.run()
    await this.changed()
  }

  private async round(): Promise<void> {
    clearTimeout(this.again)
    const trouble = await drainOutbox({
      outbox: this.box,
      send: (unsent) => this.post.send(unsent),
      isStored: (id) => this.post.isStored(id),
      onStored: (message) => {
        this.succeeded()
        this.post.onStored(message)
      },
      leave: async (one) => {
        if (!(await this.post.hasWords())) throw nothingSent()
        await this.post.leave(one)
        this.succeeded()
      },
      onChange: () => this.changed(),
    })
    if (trouble === null) return
    this.failures += 1
    this.trouble(trouble)
    this.again = setTimeout(() => this.run(), retryMs(this.failures, trouble))
  }

  private async changed(): Promise<void> {
    // First, since this tab may close any moment.
    this.others.notify()
    await this.refresh()
  }

  /** `error`: why nothing can be sent, if the server said so. */
  trouble(error?: unknown): void {
    this.view.set({ isLimited: error instanceof ApiError && error.code === 'too-many' })
    this.stalling ??= setTimeout(() => this.view.set({ isStalled: true }), stalledAfter)
  }

  private succeeded(): void {
    this.failures = 0
    clearTimeout(this.stalling)
    this.stalling = undefined
    if (this.view.get().isStalled) this.view.set({ isStalled: false })
  }
}

const begun = () => ({ id: uuid(), page: location.pathname.slice(0, 200), at: Date.now() })

/** The words were refused: an address alone would promise an answer to nothing. */
const nothingSent = () =>
  new ApiError({ error: { code: 'invalid', message: 'Your message wasn’t sent. Write it again.' } })
