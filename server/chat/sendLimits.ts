/** How much may be said: by one visitor, and by all visitors of one address together. */
import { Buckets } from '../bucket'
import type { Limits } from '../limits'

interface Speaker {
  key: string
  person: { network: string }
}

/** A bucket, and whose. */
type Share = readonly [Buckets, string]

export class SendLimits {
  private readonly ofVisitor: Buckets
  private readonly ofAddress: Buckets
  private readonly begun: Buckets
  /** Counted as begun, and not stored yet: of messages that come together the first counts it. */
  private readonly beginning = new WeakSet<object>()

  constructor(limits: Pick<Limits, 'messages' | 'addressMessages' | 'conversations'>) {
    this.ofVisitor = new Buckets(limits.messages)
    this.ofAddress = new Buckets(limits.addressMessages)
    this.begun = new Buckets(limits.conversations)
  }

  /** Counts what `store` stores anew, and nothing else. Throws a Refusal (too-many) where that is too much. */
  async counting<T extends { isNew: boolean }>(
    { key, person }: Speaker,
    conversation: { stored: boolean },
    store: () => Promise<T>,
  ): Promise<T> {
    const begins = !conversation.stored && !this.beginning.has(conversation)
    const shares: Share[] = [
      [this.ofVisitor, key],
      [this.ofAddress, person.network],
      ...(begins ? [[this.begun, person.network] as const] : []),
    ]
    takeAll(shares)
    if (begins) this.beginning.add(conversation)
    let stored: T | undefined
    try {
      stored = await store()
      return stored
    } finally {
      if (!stored?.isNew) giveBack(shares)
      if (begins) this.beginning.delete(conversation)
    }
  }
}

/** All of them or none. */
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
