/** How much may be said: by one visitor, and by all visitors of one address together. */
import { Buckets } from '../bucket'
import type { Limits } from '../limits'

interface Speaker {
  key: string
  person: { network: string }
}

interface Stored {
  isNew: boolean
  message: { seq: number }
}

/** A bucket, and whose. */
type Share = readonly [Buckets, string]

export class SendLimits {
  private readonly ofVisitor: Buckets
  private readonly ofAddress: Buckets
  private readonly begun: Buckets

  constructor(limits: Pick<Limits, 'messages' | 'addressMessages' | 'conversations'>) {
    this.ofVisitor = new Buckets(limits.messages)
    this.ofAddress = new Buckets(limits.addressMessages)
    this.begun = new Buckets(limits.conversations)
  }

  /** Counts what `store` stores anew, and nothing else. Throws a Refusal (too-many) where that is too much. */
  async counting<T extends Stored>(
    { key, person }: Speaker,
    conversation: { stored: boolean },
    store: () => Promise<T>,
  ): Promise<T> {
    const message: Share[] = [
      [this.ofVisitor, key],
      [this.ofAddress, person.network],
    ]
    const beginning: Share[] = conversation.stored ? [] : [[this.begun, person.network]]
    takeAll([...message, ...beginning])
    let stored: T | undefined
    try {
      stored = await store()
      return stored
    } finally {
      if (!stored?.isNew) giveBack([...message, ...beginning])
      // Of several that are first at once only one begins the conversation.
      else if (stored.message.seq !== 1) giveBack(beginning)
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
