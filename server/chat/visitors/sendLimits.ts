/** Limits what one visitor may send, and what all visitors of one address may send together. */
import { Buckets } from '../../http/limits/bucket'
import type { Limits } from '../../http/limits/limits'
import { blockOf } from '../../http/limits/network'
import { limitOfBlock } from '../../http/limits/networkBuckets'

interface SenderIdentity {
  key: string
  person: { network: string }
}

/** A set of buckets and the key to charge. */
type Share = readonly [Buckets, string]

export class SendLimits {
  private readonly ofVisitor: Buckets
  private readonly ofAddress: Buckets
  private readonly ofBlock: Buckets
  private readonly started: Buckets
  private readonly startedOfBlock: Buckets
  /** Conversations charged but not stored yet: of simultaneous messages, only the first pays. */
  private readonly beginning = new WeakSet<object>()

  constructor(limits: Pick<Limits, 'messages' | 'addressMessages' | 'conversations'>) {
    this.ofVisitor = new Buckets(limits.messages)
    this.ofAddress = new Buckets(limits.addressMessages)
    this.ofBlock = new Buckets(limitOfBlock(limits.addressMessages))
    this.started = new Buckets(limits.conversations)
    this.startedOfBlock = new Buckets(limitOfBlock(limits.conversations))
  }

  /** Charged at once: simultaneous long messages would leave their address in debt for minutes. */
  private charge(network: string, more: number): void {
    this.ofAddress.charge(network, more)
    this.ofBlock.charge(blockOf(network), more)
  }

  /**
   * Charges only what `store` newly stores; a long `text` charges its address several times. Throws
   * a Refusal (too-many) over the limit.
   */
  async withCharge<T extends { isNew: boolean }>(
    { key, person }: SenderIdentity,
    conversation: { stored: boolean },
    store: () => Promise<T>,
    text = '',
  ): Promise<T> {
    const begins = !conversation.stored && !this.beginning.has(conversation)
    const block = blockOf(person.network)
    const shares: Share[] = [
      [this.ofVisitor, key],
      [this.ofAddress, person.network],
      [this.ofBlock, block],
    ]
    const beginning: Share[] = begins
      ? [
          [this.started, person.network],
          [this.startedOfBlock, block],
        ]
      : []
    const all = [...shares, ...beginning]
    takeAll(all)
    const more = moreFor(text)
    this.charge(person.network, more)
    if (begins) this.beginning.add(conversation)
    let stored: T | undefined
    try {
      stored = await store()
      return stored
    } finally {
      // A conversation may have begun even though its first message was refused.
      const isBegun = begins && conversation.stored
      if (!stored?.isNew) {
        giveBack(isBegun ? shares : all)
        this.charge(person.network, -more)
      }
      if (begins) this.beginning.delete(conversation)
    }
  }
}

/** Counts as one message; storing, indexing and answering take in proportion to length. */
const bytesPerMessage = 250

/** As how many more messages, or marks, a text counts. */
export function moreFor(text: string): number {
  return Math.floor(Buffer.byteLength(text) / bytesPerMessage)
}

/** Takes from all of them or from none. */
function takeAll(shares: readonly Share[]): void {
  for (const [at, [buckets, key]] of shares.entries()) {
    try {
      buckets.take(key)
    } catch (refusal) {
      giveBack(shares.slice(0, at))
      throw refusal
    }
  }
}

function giveBack(shares: readonly Share[]): void {
  for (const [buckets, key] of shares) buckets.charge(key, -1)
}
