/** A token bucket: `burst` at once, then `perSecond`. Refuses with the wait when it is empty. */
import { Refusal } from './refusal'

export interface Bucket {
  tokens: number
  /** When `tokens` was true, in epoch milliseconds. */
  at: number
}

export interface Limit {
  burst: number
  perSecond: number
}

export function takeToken(bucket: Bucket, limit: Limit, now = Date.now()): void {
  if (tryTakeToken(bucket, limit, now)) return
  const retryAfter = Math.ceil((1 - bucket.tokens) / limit.perSecond)
  throw new Refusal('too-many', 'Too many at once. Please wait a moment.', { retryAfter })
}

/** Takes it, if there is one. */
export function tryTakeToken(bucket: Bucket, limit: Limit, now: number): boolean {
  const gained = Math.max(0, now - bucket.at) * (limit.perSecond / 1000)
  bucket.tokens = Math.min(limit.burst, bucket.tokens + gained)
  bucket.at = now
  if (bucket.tokens < 1) return false
  bucket.tokens -= 1
  return true
}

/** Buckets by key (an address, a visitor); a full bucket is forgotten. */
export class Buckets {
  private readonly byKey = new Map<string, Bucket>()
  private readonly limit: Limit

  constructor(limit: Limit) {
    this.limit = limit
  }

  take(key: string, now = Date.now()): void {
    takeToken(this.of(key, now), this.limit, now)
  }

  /** The same for what is done in another way when there is none. */
  tryTake(key: string, now = Date.now()): boolean {
    return tryTakeToken(this.of(key, now), this.limit, now)
  }

  /**
   * Takes tokens that may not be there: the next ones have to be waited for longer. A negative cost
   * gives back what was taken and not used.
   */
  charge(key: string, cost: number, now = Date.now()): void {
    const { burst } = this.limit
    const bucket = this.of(key, now)
    bucket.tokens = Math.max(-burst, Math.min(burst, bucket.tokens - cost))
  }

  private of(key: string, now: number): Bucket {
    let bucket = this.byKey.get(key)
    if (!bucket) {
      if (this.byKey.size >= 10_000) this.forgetFull(now)
      bucket = { tokens: this.limit.burst, at: now }
      this.byKey.set(key, bucket)
    }
    return bucket
  }

  private forgetFull(now: number): void {
    const refillMs = (this.limit.burst / this.limit.perSecond) * 1000
    for (const [key, bucket] of this.byKey) if (now - bucket.at >= refillMs) this.byKey.delete(key)
    // Under a flood of ever new keys the oldest goes, so that the map stays bounded.
    const oldest = this.byKey.keys().next().value
    if (this.byKey.size >= 10_000 && oldest !== undefined) this.byKey.delete(oldest)
  }
}
