/**
 * Limits guessing. A try is counted before its password is checked, so that guesses sent at once
 * count like guesses sent one by one; too many make their network wait (429 with the wait). Guesses
 * from everywhere only make each other queue for the check, so that nobody can lock the admins out.
 */
import type { Role } from '#shared/session/rules'
import { networkOf } from '../network'
import { Refusal } from '../refusal'
import { CheckQueue } from './checkQueue'

const freeTries = 5
const firstWaitSeconds = 5
const longestWaitSeconds = 900
const forgetAfterMs = 3_600_000
const maxNetworks = 10_000
const maxKnownNetworks = 1_000

interface Tries {
  /** Wrong ones and those that are being checked. By role, or a dealer could clear guesses at the admin's. */
  counted: Record<Role, number>
  /** Until when this network waits, and when its last try was; epoch milliseconds. */
  until: number
  at: number
}

export class SignInThrottle {
  private readonly byNetwork = new Map<string, Tries>()
  /** Where somebody has signed in: their first try goes before others' in the queue. */
  private readonly known = new Set<string>()
  private readonly checks = new CheckQueue()

  /**
   * Resolves to what `check` resolves to: whether the password is right. Throws 'too-many' while the
   * network has to wait, and when the queue is full; then the password was not checked.
   */
  async attempt(role: Role, address: string, check: () => Promise<boolean>): Promise<boolean> {
    const network = networkOf(address)
    const tries = this.count(network, role, Date.now())
    const { until } = tries
    const takeBack = (left: number) => {
      tries.counted[role] = left
      if (tries.until === until) tries.until = 0
    }
    try {
      const rank = total(tries) - (this.known.has(network) ? 1 : 0)
      const isRight = await this.checks.run(rank, check)
      if (isRight) {
        takeBack(0)
        remember(this.known, network)
      }
      return isRight
    } catch (error) {
      takeBack(Math.max(0, tries.counted[role] - 1))
      throw error
    }
  }

  private count(network: string, role: Role, now: number): Tries {
    const last = this.byNetwork.get(network)
    if (last && last.until > now) {
      const retryAfter = Math.ceil((last.until - now) / 1000)
      throw new Refusal('too-many', `Too many tries. Wait ${retryAfter} seconds.`, { retryAfter })
    }
    const isRecent = last !== undefined && last.at > now - forgetAfterMs
    const tries: Tries = isRecent ? last : { counted: { admin: 0, dealer: 0 }, until: 0, at: now }
    tries.counted[role]++
    tries.at = now
    tries.until = now + waitAfter(total(tries)) * 1000
    this.byNetwork.delete(network)
    this.byNetwork.set(network, tries)
    if (this.byNetwork.size > maxNetworks) forgetOldest(this.byNetwork)
    return tries
  }
}

function total({ counted }: Tries): number {
  return counted.admin + counted.dealer
}

/** In seconds. */
function waitAfter(tries: number): number {
  if (tries < freeTries) return 0
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (tries - freeTries))
}

function remember(known: Set<string>, network: string): void {
  known.delete(network)
  known.add(network)
  if (known.size > maxKnownNetworks) forgetOldest(known)
}

function forgetOldest(known: Map<string, unknown> | Set<string>): void {
  const oldest = known.keys().next().value
  if (oldest !== undefined) known.delete(oldest)
}
