/** What one day's document of the counts holds, and what one interaction adds to it. */
import type { Feedback } from '#shared/chat/records'
import type { Stored } from '../store/port'

export interface Delta {
  all: number
  positive: number
  negative: number
}

/** The _id is the day, YYYY-MM-DD in the company's time zone. */
export interface Tally extends Stored, Delta {
  /** Raised by every change, so that a recount notices one in between. */
  version: number
}

export const nothing: Readonly<Delta> = { all: 0, positive: 0, negative: 0 }

export function countOf(feedback: Feedback | undefined): Delta {
  return {
    all: 1,
    positive: feedback?.helpful === true ? 1 : 0,
    negative: feedback?.helpful === false ? 1 : 0,
  }
}

export function sumOf(a: Delta, b: Delta): Delta {
  return {
    all: a.all + b.all,
    positive: a.positive + b.positive,
    negative: a.negative + b.negative,
  }
}

/** From one state of an interaction to the next; `nothing` where it is not there. */
export function differenceOf(before: Delta, after: Delta): Delta {
  return {
    all: after.all - before.all,
    positive: after.positive - before.positive,
    negative: after.negative - before.negative,
  }
}
