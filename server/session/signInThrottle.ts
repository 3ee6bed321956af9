/**
 * Limits guessing. A try is counted before its password is checked, so that guesses sent at once
 * count like guesses sent one by one; too many make their network wait (429 with the wait). An IPv6
 * /48, which may be one customer's, waits after eight times as many; but where a role has signed in
 * before, only the network counts for that role, because a /48 may also be many neighbors'. Guesses
 * from everywhere only make each other queue for the check, behind whoever has signed in from there
 * since the start: nobody locks those out.
 * Each person's right password clears wrong tries once an hour: an agent guessing the admin's
 * between sign-ins of their own waits like anyone else.
 */
import type { Role } from '#shared/session/rules'
import { blockFactor, blockOf, networkOf } from '../http/limits/network'
import { Refusal } from '../http/refusal'
import type { CheckQueue } from './checkQueue'

const freeTries = 5
const freeTriesOfBlock = blockFactor * freeTries
const firstWaitSeconds = 5
const longestWaitSeconds = 900
const forgetAfterMs = 3_600_000
const maxCounted = 10_000
const maxKnownNetworks = 1_000

interface Tries {
  /** Wrong tries and those being checked, by role: else a dealer could clear an admin's count. */
  counted: Record<Role, number>
  /** When each person's right password last cleared the wrong tries, in epoch milliseconds. */
  clearedBy: Map<string, number>
  /** Until when tries are refused, and when the last one was, in epoch milliseconds. */
  until: number
  at: number
}

export class SignInThrottle {
  /** By network and by block. */
  private readonly tries = new Map<string, Tries>()
  /** Where a role has signed in: the first try from there goes ahead of others in the queue. */
  private readonly known = new Set<string>()

  constructor(private readonly checks: CheckQueue) {}

  /**
   * Resolves to the result of `check`: whose password it is, or null for a wrong one. Throws
   * 'too-many', unchecked, while the network or its block has to wait and when the queue is full.
   */
  async attempt(
    role: Role,
    address: string,
    check: () => Promise<string | null>,
  ): Promise<string | null> {
    const network = networkOf(address)
    const place = `${role} ${network}`
    const isKnown = this.known.has(place)
    // An IPv4 network is its own block.
    const block = isKnown || blockOf(network) === network ? null : blockOf(network)
    const now = Date.now()
    // Both are checked before either is counted: a refused try counts nowhere.
    for (const of of [network, block]) if (of !== null) this.refuseWaiting(of, now)
    const tries = this.count(network, role, freeTries, now)
    const counted = [tries, ...(block ? [this.count(block, role, freeTriesOfBlock, now)] : [])]
    const untils = counted.map(({ until }) => until)
    const oneLess = (one: Tries) => Math.max(0, one.counted[role] - 1)
    const takeBack = (left: (tries: Tries) => number) => {
      for (const [n, one] of counted.entries()) {
        one.counted[role] = left(one)
        if (one.until === untils[n]) one.until = 0
      }
    }
    try {
      const rank = total(tries) - (isKnown ? 1 : 0)
      const person = await this.checks.run(rank, check)
      if (person !== null) {
        takeBack((one) => (mayClear(one, person, now) ? 0 : oneLess(one)))
        remember(this.known, place)
      }
      return person
    } catch (error) {
      takeBack(oneLess)
      throw error
    }
  }

  private refuseWaiting(of: string, now: number): void {
    const { until = 0 } = this.tries.get(of) ?? {}
    // Further ahead than any wait, it is of a clock that was.
    if (until <= now || until > now + longestWaitSeconds * 1000) return
    const retryAfter = Math.ceil((until - now) / 1000)
    throw new Refusal('too-many', `Too many tries. Wait ${retryAfter} seconds.`, { retryAfter })
  }

  private count(of: string, role: Role, free: number, now: number): Tries {
    const last = this.tries.get(of)
    const isRecent = last !== undefined && last.at > now - forgetAfterMs
    const tries: Tries = isRecent ? last : newTries(now)
    tries.counted[role]++
    tries.at = now
    tries.until = now + waitAfter(total(tries), free) * 1000
    this.tries.delete(of)
    this.tries.set(of, tries)
    if (this.tries.size > maxCounted) forgetOldest(this.tries)
    return tries
  }
}

function newTries(now: number): Tries {
  return { counted: { admin: 0, dealer: 0 }, clearedBy: new Map(), until: 0, at: now }
}

function mayClear({ clearedBy }: Tries, person: string, now: number): boolean {
  if ((clearedBy.get(person) ?? 0) > now - forgetAfterMs) return false
  clearedBy.set(person, now)
  return true
}

function total({ counted }: Tries): number {
  return counted.admin + counted.dealer
}

/** In seconds. */
function waitAfter(tries: number, free: number): number {
  if (tries < free) return 0
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (tries - free))
}

function remember(known: Set<string>, place: string): void {
  known.delete(place)
  known.add(place)
  if (known.size > maxKnownNetworks) forgetOldest(known)
}

function forgetOldest(known: Map<string, unknown> | Set<string>): void {
  const oldest = known.keys().next().value
  if (oldest !== undefined) known.delete(oldest)
}
