/** Limits what one visitor may send, and what all visitors of one address may send together. */
import { Buckets } from '../../http/limits/bucket'
import type { Limits } from '../../http/limits/limits'
import { NetworkBuckets } from '../../http/limits/networkBuckets'

interface SenderIdentity {
  key: string
  person: { network: string }
}

/** A set of buckets and the key to charge. */
type Share = readonly [Buckets | NetworkBuckets, string]

export class SendLimits {
  private readonly ofVisitor: Buckets
  private readonly ofAddress: NetworkBuckets
  private readonly started: NetworkBuckets
  /** Conversations charged but not stored yet: of simultaneous messages, only the first pays. */
  private readonly beginning = new WeakSet<object>()

  constructor(limits: Pick<Limits, 'messages' | 'addressMessages' | 'conversations'>) {
    this.ofVisitor = new Buckets(limits.messages)
    this.ofAddress = new NetworkBuckets(limits.addressMessages)
    this.started = new NetworkBuckets(limits.conversations)
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
    const shares: Share[] = [
      [this.ofVisitor, key],
      [this.ofAddress, person.network],
    ]
    const all: Share[] = begins ? [...shares, [this.started, person.network]] : shares
    takeAll(all)
    // Charged at once: simultaneous long messages would leave their address in debt for minutes.
    const more = moreFor(text)
    this.ofAddress.charge(person.network, more)
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
        this.ofAddress.charge(person.network, -more)
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
