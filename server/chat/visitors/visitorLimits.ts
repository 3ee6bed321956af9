/**
 * Limits what one visitor, and all visitors of one address, may do. Messages are counted separately
 * (sendLimits.ts). Each `take` throws a Refusal (too-many) over the limit.
 */
import { Buckets } from '../../http/limits/bucket'
import type { Limits } from '../../http/limits/limits'
import { blockOf } from '../../http/limits/network'
import { NetworkBuckets } from '../../http/limits/networkBuckets'
import { moreFor } from './sendLimits'
import type { VisitorSession } from './visitorConversations'

type Visitor = Pick<VisitorSession, 'key' | 'person'>

export class VisitorLimits {
  private readonly events: Buckets
  private readonly eventsOfAddress: NetworkBuckets
  private readonly reads: NetworkBuckets
  private readonly personRequests: Buckets
  private readonly marks: Buckets
  private readonly marksOfAddress: NetworkBuckets
  private readonly erasures: NetworkBuckets

  constructor(limits: Limits) {
    this.events = new Buckets(limits.events)
    this.eventsOfAddress = new NetworkBuckets(limits.addressEvents)
    this.reads = new NetworkBuckets(limits.reads)
    this.personRequests = new Buckets(limits.personRequests)
    this.marks = new Buckets(limits.marks)
    this.marksOfAddress = new NetworkBuckets(limits.addressMarks)
    this.erasures = new NetworkBuckets(limits.erasures)
  }

  takeEvent({ key, person }: Visitor): void {
    this.events.take(key)
    this.eventsOfAddress.take(person.network)
  }

  takeRead({ person }: Visitor): void {
    this.reads.take(person.network)
  }

  /** For a read that turned out longer than one page. */
  chargeRead({ person }: Visitor, pages: number): void {
    this.reads.charge(person.network, pages)
  }

  /** Asking for a person. */
  takePersonRequest({ person }: Visitor): void {
    this.personRequests.take(blockOf(person.network))
  }

  /** Marking an answer or reply: helpful or not, perhaps with a comment; seen. */
  takeMark({ key, person }: Visitor, comment = ''): void {
    this.marks.take(key)
    this.marksOfAddress.take(person.network)
    this.marksOfAddress.charge(person.network, moreFor(comment))
  }

  takeErasure({ person }: Visitor): void {
    this.erasures.take(person.network)
  }
}
