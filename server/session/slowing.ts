/**
 * Slows guessing. Wrong passwords make their own address wait (429 with the wait); wrong passwords
 * from everywhere only delay each answer, so that nobody can lock the admins out.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { networkOf } from '../network'
import { Refusal } from '../refusal'

const freeTries = 5
const longestWaitSeconds = 900
const forgetAfterMs = 3_600_000
const longestDelayMs = 2_000
const maxAddresses = 10_000

interface Tries {
  wrong: number
  /** Until when this address waits, and when its last wrong try was; epoch milliseconds. */
  until: number
  at: number
}

export class Slowing {
  private readonly byAddress = new Map<string, Tries>()
  private recentWrong: number[] = []

  /** Throws 'too-many' while the address has to wait, else delays by what all of them did. */
  async before(address: string, now = Date.now()): Promise<void> {
    const record = this.byAddress.get(networkOf(address))
    if (record && record.until > now) {
      const retryAfter = Math.ceil((record.until - now) / 1000)
      throw new Refusal('too-many', `Too many tries. Wait ${retryAfter} seconds.`, { retryAfter })
    }
    this.recentWrong = this.recentWrong.filter((at) => at > now - 60_000)
    const delay = Math.min(longestDelayMs, Math.max(0, this.recentWrong.length - 20) * 50)
    if (delay > 0) await pause(delay)
  }

  wrong(address: string, now = Date.now()): void {
    if (this.recentWrong.length < 1_000) this.recentWrong.push(now)
    const key = networkOf(address)
    const known = this.byAddress.get(key)
    const wrong = (known && known.at > now - forgetAfterMs ? known.wrong : 0) + 1
    const wait = wrong < freeTries ? 0 : Math.min(longestWaitSeconds, 2 ** (wrong - freeTries + 1))
    this.byAddress.delete(key)
    this.byAddress.set(key, { wrong, until: now + wait * 1000, at: now })
    const oldest = this.byAddress.keys().next().value
    if (this.byAddress.size > maxAddresses && oldest !== undefined) this.byAddress.delete(oldest)
  }

  right(address: string): void {
    this.byAddress.delete(networkOf(address))
  }
}
