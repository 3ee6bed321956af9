/** Token buckets by key: the counting, and the cost of a flood of new keys. */
import { describe, expect, test } from 'vitest'
import { Buckets } from '#server/http/limits/bucket'
import { NetworkBuckets } from '#server/http/limits/networkBuckets'

const limit = { burst: 2, perSecond: 1 }
const many = 10_000

describe('a key’s limit', () => {
  test('allows its burst at once, then its rate per second', () => {
    const buckets = new Buckets(limit)
    const taken = [0, 0, 0, 500, 1_000, 1_000, 9_000, 9_000, 9_000].map((now) =>
      buckets.tryTake('a', now),
    )
    expect(taken).toEqual([true, true, false, false, true, false, true, true, false])
    expect(buckets.tryTake('b', 9_000)).toBe(true)
  })

  test('tells how long to wait', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 0.1 })
    buckets.take('a', 0)
    expect(() => buckets.take('a', 4_000)).toThrow(
      expect.objectContaining({ code: 'too-many', details: { retryAfter: 6 } }),
    )
  })

  test('grows by refunds, never beyond its burst', () => {
    const buckets = new Buckets(limit)
    buckets.take('a', 0)
    for (let n = 0; n < 5; n++) buckets.charge('a', -1)
    buckets.charge('never taken', -1)
    expect([1, 2, 3].map(() => buckets.tryTake('a', 0))).toEqual([true, true, false])
  })
})

test('what is refused for a block doesn’t count for its network', () => {
  const buckets = new NetworkBuckets({ burst: 1, perSecond: 1 })
  for (let n = 0; n < 8; n++) buckets.take(`2001:db8:1:${n}::1`, 0)
  expect(() => buckets.take('2001:db8:1:9::1', 0)).toThrow()
  // Another network gives its token back to the block.
  buckets.charge('2001:db8:1:1::1', -1, 0)
  expect(() => buckets.take('2001:db8:1:9::1', 0)).not.toThrow()
})

test('a key in use stays counted among thousands of new ones', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1e-6 })
  expect([1, 2, 3].map(() => buckets.tryTake('flooder', 0))).toEqual([true, true, false])
  for (let n = 0; n < 5 * many; n++) {
    buckets.tryTake(`new ${n}`, 0)
    if (n % 1_000 === 0) expect(buckets.tryTake('flooder', 0)).toBe(false)
  }
})

test('the ten-thousandth new key costs what the first did', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1e-6 })
  const timed = (from: number) => {
    const at = performance.now()
    for (let n = from; n < from + many; n++) buckets.tryTake(`key ${n}`, 0)
    return performance.now() - at
  }
  const first = timed(0)
  const later = Math.min(timed(many), timed(2 * many), timed(3 * many))
  expect(later).toBeLessThan(30 * first)
})
