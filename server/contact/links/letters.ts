/**
 * Letters with a link: stored first, then sent by a worker that takes each with a lease, tries again
 * with growing pauses and gives up after a day. Whoever asked for one is told how its first attempt
 * ended, or that it is under way. No mail server can be asked whether it took a letter: after an attempt
 * that was cut off it goes again under the same Message-ID, by which mail programs know what came twice.
 */
import { domainToASCII } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { DueWork, pauseAfter } from '../../jobs/dueWork'
import type { Post } from '../../mail/post'
import { keyedHash, ownSecret } from '../../store/ownSecret'
import type { Store } from '../../store/port'
import type { OutgoingLetter } from './documents'
import { attempt, type LetterEnd } from './letterAttempt'
import { type LetterPace, letterPace } from './letterPace'
import { StoredLetters } from './storedLetters'
import { Waiting } from './waiting'

export interface LetterParts {
  store: Store
  post: Post
  log: FastifyBaseLogger
  pace?: LetterPace | undefined
  retentionDays: number
  /** The list of those that admins are to know of is another now. */
  changed: () => void
}

export interface LetterOrder {
  cause: string
  key: string
  to: string
  link: () => Promise<string>
}

const dayMs = 86_400_000
/** What became of one is known for a while: to a repeat, and to admins. */
const keptDays = 7
/** How long a stop waits for the letters on their way. */
const graceMs = 4_000

export class LinkLetters {
  private readonly letters: StoredLetters
  private readonly pace: LetterPace
  private readonly due: DueWork<OutgoingLetter>
  private readonly waiting = new Waiting<LetterEnd>()
  private readonly asked = new Map<string, Promise<LetterEnd>>()
  private readonly ending = new AbortController()

  constructor(private readonly parts: LetterParts) {
    const { store, log, pace = letterPace, retentionDays } = parts
    const letters = new StoredLetters(store, Math.min(keptDays, retentionDays) * dayMs)
    this.pace = pace
    this.letters = letters
    this.due = new DueWork({
      due: (when, limit) => letters.due(when, limit),
      claim: (found) => letters.claim(found, new Date(Date.now() + pace.leaseMs)),
      work: (letter) => this.send(letter),
      ...{ sweepMs: pace.sweepMs, log },
    })
  }

  /** Hashes of an address: `exact` tells orders apart, `mailbox` is what limits count by. */
  async keysOf(address: string): Promise<{ exact: string; mailbox: string }> {
    const secret = await ownSecret(this.parts.store, 'letters-key')
    const [exact, mailbox] = [address.toLowerCase(), mailboxOf(address)]
    return { exact: keyedHash(secret, exact), mailbox: keyedHash(secret, mailbox) }
  }

  /** Resolves once it is stored and its first attempt is over, or after a while. A repeat sends nothing. */
  once(order: LetterOrder): Promise<LetterEnd> {
    const known = this.asked.get(order.cause)
    if (known) return known
    const asked = this.put(order).finally(() => this.asked.delete(order.cause))
    this.asked.set(order.cause, asked)
    return asked
  }

  /** At a start. Alone on its store, a server knows that nobody else is sending. */
  async takeOver(): Promise<void> {
    if (!this.parts.store.kind.shared) await this.letters.takeOver()
    this.due.sweep()
  }

  /** Those to an address from before a moment. */
  async forget(key: string, before: Date): Promise<void> {
    await this.letters.forget(key, before)
    this.parts.changed()
  }

  /** How many have still to go out. */
  countDue(): Promise<number> {
    return this.letters.countDue()
  }

  async close(): Promise<void> {
    const cutting = setTimeout(() => this.ending.abort(), graceMs)
    await this.due.close()
    clearTimeout(cutting)
  }

  private async put({ cause: _id, key, to, link }: LetterOrder): Promise<LetterEnd> {
    const known = await this.letters.find(_id)
    if (known) return endOf(known)
    const letter = { _id, key, to, link: await link() }
    const end = this.waiting.for(_id, this.pace.waitMs, 'underWay')
    // Else another server has just stored it, and tries it.
    if (await this.letters.add(letter)) this.due.sweep()
    return end
  }

  private async send(letter: OutgoingLetter): Promise<void> {
    const { at, tries, problem: last = '' } = letter
    if (Date.now() - at.getTime() > this.pace.deadMs) {
      const problem = `Not sent after ${tries - 1} tries. ${last}`.trim()
      await this.letters.end(letter, { state: 'dead', problem, failedAt: new Date() })
      return this.parts.changed()
    }
    const { post, log } = this.parts
    const tried = await attempt(letter, { post, log, ending: this.ending.signal })
    const tell = this.waiting.take(letter._id)
    try {
      if (tried.end === 'sent') await this.letters.end(letter, { state: 'sent' })
      else if (tried.end === 'underWay') {
        const pause = pauseAfter(letter.tries, this.pace.pausesMs)
        await this.letters.putOff(letter, new Date(Date.now() + pause), tried.problem)
      } else {
        // Of a wrong address hears whoever typed it, if they still wait, and else an admin.
        const isTold = tried.end === 'refused' && tell !== undefined
        const failed = isTold ? {} : { failedAt: new Date() }
        await this.letters.end(letter, { state: tried.end, problem: tried.problem, ...failed })
        this.parts.changed()
      }
    } finally {
      tell?.(tried.end)
    }
  }
}

/**
 * One spelling for all addresses that most mail servers deliver to one mailbox: without case, tag
 * (`dana+tag@`) and dots before the @, and with the domain in ASCII. Only for counting: elsewhere
 * they may be different people's.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const domain = domainToASCII(address.slice(at + 1)).replace(/\.+$/, '')
  return `${local.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}

function endOf({ state }: OutgoingLetter): LetterEnd {
  if (state === 'waiting' || state === 'sending') return 'underWay'
  return state === 'dead' ? 'failed' : state
}
