/** A token bucket: `burst` at once, then `perSecond`. Refuses with the wait when it is empty. */
import { tooMany } from './refusal'

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
  throw tooMany(retryAfter)
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

/** A generation of buckets; two are kept, so 10,000 at the most. */
const most = 5_000

/** Buckets by key (an address, a visitor). Those that were not used for longest are forgotten. */
export class Buckets {
  private recent = new Map<string, Bucket>()
  /** Those that were recent before: what is used of them becomes recent again. */
  private earlier = new Map<string, Bucket>()
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
