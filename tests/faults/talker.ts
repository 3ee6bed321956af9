/**
 * A visitor who keeps talking while servers die: sends in order without waiting for each
 * acknowledgement, logs the acknowledgements, and resends the rest, as the panel does. The log
 * shows what the server promised.
 */
import { randomUUID } from 'node:crypto'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import type { VisitorMessage } from '#shared/chat/records'
import type { Acknowledgement } from '#shared/contract'
import { connectPerson, type Person } from '../chat/world'
import { cookieOf } from '../cookieOf'

export interface SentMessage {
  id: string
  text: string
}

let people = 0

/** A new address each time, for a server that trusts its proxy (TRUST_PROXY). */
function newAddress(): string {
  people += 1
  return `10.1.${people >> 8}.${people & 255}`
}

export class Talker {
  /** In sending order. */
  readonly sent: SentMessage[] = []
  /** By id: the acknowledged message. */
  readonly acknowledged = new Map<string, VisitorMessage>()
  /** By id: acknowledged feedback. */
  readonly marked = new Map<string, boolean>()
  readonly refusals: unknown[] = []
  /** Each message in its latest received state. */
  private readonly known = new Map<string, VisitorMessage>()
  inFlight = 0
  /** Ends each message in flight, acknowledged or not. */
  private readonly underWay = new Set<() => void>()
  private person: Person<typeof visitorEvents, ToVisitor> | undefined
  private talking = false

  private constructor(
    readonly name: string,
    private readonly cookie: string,
    private readonly address: Record<string, string>,
  ) {}

  static async open(url: string, name: string): Promise<Talker> {
    const address = { 'x-forwarded-for': newAddress() }
    const headers = { origin: url, ...address }
    const reply = await fetch(`${url}/api/chat/open`, { method: 'POST', headers })
    const talker = new Talker(name, cookieOf(reply), address)
    await talker.connect(url)
    return talker
  }

  async connect(url: string): Promise<void> {
    this.person = await connectPerson(url, '/visitor', this.cookie, this.address)
    const { socket } = this.person
    socket.on('message', (message: VisitorMessage) => {
      this.know(message)
      this.mark(message)
    })
    // As a page does. What was under way is resent by `catchUp`.
    socket.on('disconnect', (reason) => {
      if (reason !== 'io server disconnect') return
      this.talking = false
      for (const settle of [...this.underWay]) settle()
      socket.once('connect', () => this.stored().catch(() => []))
      socket.connect()
    })
  }

  /** The conversation as the server has it. */
  async stored(): Promise<VisitorMessage[]> {
    const { messages } = await this.here().ask('join', {})
    for (const message of messages) this.know(message)
    return messages
  }

  /** Known messages without an answer yet. */
  get waiting(): number {
    return [...this.known.values()].filter(({ answer }) => answer.status === 'waiting').length
  }

  /** Keeps `window` messages in flight until `most` are sent, one is refused, or it hangs up. */
  talk(window: number, most: number): void {
    this.talking = true
    const next = () => {
      while (this.talking && this.inFlight < window && this.sent.length < most) {
        this.emit(this.compose(), next)
      }
    }
    next()
  }

  /**
   * Resends unacknowledged messages and then one more, each after the last was acknowledged; a
   * refusal ends it, as it does in the panel.
   */
  async catchUp(): Promise<void> {
    const missing = this.sent.filter(({ id }) => !this.acknowledged.has(id))
    for (const message of [...missing, this.compose()]) {
      await new Promise<void>((settled) => this.emit(message, settled))
      if (!this.acknowledged.has(message.id)) return
    }
  }

  hangUp(): void {
    this.talking = false
    this.underWay.clear()
    this.inFlight = 0
    this.person?.close()
    this.person = undefined
  }

  private compose(): SentMessage {
    const text = `${this.name} says ${this.sent.length + 1}`
    const message = { id: randomUUID(), text }
    this.sent.push(message)
    return message
  }

  private emit(message: SentMessage, settled: () => void): void {
    const { socket } = this.here()
    this.inFlight += 1
    const settle = () => {
      if (!this.underWay.delete(settle)) return
      this.inFlight -= 1
      settled()
    }
    this.underWay.add(settle)
    socket.emit('send', message, (reply: Acknowledgement<VisitorMessage>) => {
      if ('data' in reply) {
        this.acknowledged.set(message.id, reply.data)
        this.know(reply.data)
      } else {
        this.refusals.push(reply)
        this.talking = false
      }
      settle()
    })
  }

  private know(message: VisitorMessage): void {
    const known = this.known.get(message.id)
    if (!known || known.rev < message.rev) this.known.set(message.id, message)
  }

  /** Marks every other answer while this visitor talks. */
  private mark({ id, seq, answer, feedback }: VisitorMessage): void {
    if (!this.talking) return
    if (answer.status === 'waiting' || feedback || seq % 2 === 0 || this.marked.has(id)) return
    const helpful = seq % 4 === 1
    this.here().socket.emit('feedback', { id, helpful }, (reply: Acknowledgement<unknown>) => {
      if ('data' in reply) this.marked.set(id, helpful)
    })
  }

  private here(): Person<typeof visitorEvents, ToVisitor> {
    if (!this.person) throw new Error(`${this.name} is not connected.`)
    return this.person
  }
}
