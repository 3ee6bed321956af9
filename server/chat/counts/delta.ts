/**
 * The content of a day's count documents, and what one interaction adds to it: itself, and the
 * knowledge base entries its answer was made from.
 */
import type { Feedback } from '#shared/chat/records'
import type { Use } from '#shared/knowledge/records'
import type { Stored } from '../../store/port'
import type { StoredMessage } from '../documents'
import { keyOfUse } from './keyOfUse'

declare module '../../store/port' {
  interface Documents {
    dailyCounts: DayCounts
    uses: DayUses
  }
}

export type Uses = Readonly<Record<string, Use>>
/** Fields that were never counted are absent. */
type StoredUses = Readonly<Record<string, Partial<Use>>>

export interface Delta {
  all: number
  positive: number
  negative: number
  /** Keyed by keyOfUse. */
  uses: Uses
}

/** The _id is the day, YYYY-MM-DD in the company's time zone. */
export interface DayCounts extends Stored, Omit<Delta, 'uses'> {
  /** Incremented by every change, so that a recount notices one in between. */
  version: number
}

/** A day's uses, stored apart from its counts, which are read far more often. */
export interface DayUses extends Stored {
  uses: StoredUses
  version: number
}

export const nothing: Readonly<Delta> = { all: 0, positive: 0, negative: 0, uses: {} }

interface Counted {
  feedback?: Feedback | undefined
  answer?: StoredMessage['answer']
}

export function contributionOf({ feedback, answer }: Counted): Delta {
  return { all: 1, ...ratingOf(feedback), uses: usesOf(answer, feedback) }
}

function ratingOf(feedback: Feedback | undefined) {
  return {
    positive: feedback?.helpful === true ? 1 : 0,
    negative: feedback?.helpful === false ? 1 : 0,
  }
}

/** Passages of entries have a version, those of the site's pages have none. */
function usesOf(answer: StoredMessage['answer'] | undefined, feedback: Feedback | undefined): Uses {
  const { positive, negative } = ratingOf(feedback)
  const use: Use = { used: 1, helpful: positive, notHelpful: negative }
  const uses: Record<string, Use> = {}
  const { why, wayKey } = answer ?? {}
  for (const { id, used, version } of why?.passages ?? []) {
    const [entry = '', section = ''] = id.split('/')
    if (!used || version === undefined || !isName(entry)) continue
    uses[entry] = use
    if (!isName(section)) continue
    uses[keyOfUse(entry, section)] = use
    if (wayKey !== undefined) uses[keyOfUse(entry, section, wayKey)] = use
  }
  return uses
}

/**
 * Whether it can be a field's name in every store and isn't a property of every object, such as
 * `constructor`. Every id can, except for ones written by hand.
 */
function isName(id: string): boolean {
  return /^[\w-]{1,100}$/.test(id) && !(id in Object.prototype)
}

export function sumOf(a: Delta, b: Delta): Delta {
  return combined(a, b, 1)
}

/** The change between two states of an interaction; `nothing` stands for a missing one. */
export function differenceOf(before: Delta, after: Delta): Delta {
  return combined(after, before, -1)
}

export function usesSum(a: Uses, b: StoredUses, sign: 1 | -1 = 1): Uses {
  const sum: Record<string, Use> = { ...a }
  for (const [entry, { used = 0, helpful = 0, notHelpful = 0 }] of Object.entries(b)) {
    const has = sum[entry] ?? { used: 0, helpful: 0, notHelpful: 0 }
    sum[entry] = {
      used: has.used + sign * used,
      helpful: has.helpful + sign * helpful,
      notHelpful: has.notHelpful + sign * notHelpful,
    }
  }
  return sum
}

function combined(a: Delta, b: Delta, sign: 1 | -1): Delta {
  return {
    all: a.all + sign * b.all,
    positive: a.positive + sign * b.positive,
    negative: a.negative + sign * b.negative,
    uses: usesSum(a.uses, b.uses, sign),
  }
}
