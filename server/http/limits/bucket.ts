/** A token bucket: `burst` at once, then `perSecond`. When empty, it says how long to wait. */
import { tooMany } from '../refusal'

export interface Bucket {
  tokens: number
  /** When `tokens` was last updated, in epoch milliseconds. */
  at: number
}

export interface Limit {
  burst: number
  perSecond: number
}

function takeToken(bucket: Bucket, limit: Limit, now = Date.now()): void {
  if (tryTakeToken(bucket, limit, now)) return
  const retryAfter = Math.ceil((1 - bucket.tokens) / limit.perSecond)
  throw tooMany(retryAfter)
}

/** Takes a token, if there is one. */
export function tryTakeToken(bucket: Bucket, limit: Limit, now: number): boolean {
  const gained = Math.max(0, now - bucket.at) * (limit.perSecond / 1000)
  bucket.tokens = Math.min(limit.burst, bucket.tokens + gained)
  bucket.at = now
  if (bucket.tokens < 1) return false
  bucket.tokens -= 1
  return true
}

/** Buckets per generation; two generations are kept, so 10,000 at most. */
const most = 5_000

/** Buckets by key (an address, a visitor). The least recently used ones are forgotten. */
export class Buckets {
  private recent = new Map<string, Bucket>()
  /** The generation before: a bucket used again becomes recent again. */
  private earlier = new Map<string, Bucket>()
  private readonly limit: Limit

  constructor(limit: Limit) {
    this.limit = limit
  }

  take(key: string, now = Date.now()): void {
    takeToken(this.of(key, now), this.limit, now)
  }

  /** Takes a token, if there is one, for callers with an alternative. */
  tryTake(key: string, now = Date.now()): boolean {
    return tryTakeToken(this.of(key, now), this.limit, now)
  }

  /**
   * Takes tokens that may not be there: the next ones take longer to come. A negative cost gives
   * back tokens that were taken and not used. Returns how many were taken: no bucket owes more than
   * a burst, and none has more.
   */
  charge(key: string, cost: number, now = Date.now()): number {
    const { burst } = this.limit
    const bucket = this.of(key, now)
    const before = bucket.tokens
    bucket.tokens = Math.max(-burst, Math.min(burst, before - cost))
    return before - bucket.tokens
  }

  private of(key: string, now: number): Bucket {
    const recent = this.recent.get(key)
    if (recent) return recent
    const bucket = this.earlier.get(key) ?? { tokens: this.limit.burst, at: now }
    if (this.recent.size >= most) {
      this.earlier = this.recent
      this.recent = new Map()
    }
    this.recent.set(key, bucket)
    return bucket
  }
}
