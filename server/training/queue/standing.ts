/** What a group comes to: from its askings and what admins decided. Pure. */
import { laterTimes, type Reason, reasons, type Standing } from '#shared/training/queue/rules'
import type { Asking, Decision, StoredGroup } from './documents'

export type Derived = Omit<
  StoredGroup,
  | '_id'
  | 'decision'
  | 'previous'
  | 'taughtBy'
  | 'turn'
  | 'rev'
  | 'confidence'
  | 'language'
  | 'wakeAt'
  | 'isOffered'
> & {
  isOffered: boolean | undefined
  confidence: number | undefined
  language: string | undefined
  wakeAt: Date | undefined
}

/** Folded, two texts with the same are one variant. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Gathers a group's askings one by one, oldest first, so that thousands of them are never held. */
export class Gathering {
  private first: Asking | undefined
  private last: Asking | undefined
  private times = 0
  private fresh = 0
  private isMarkedAnew = false
  private why: Record<Reason, number> = { unanswered: 0, unsure: 0, 'not-helpful': 0 }
  private readonly texts = new Map<string, { text: string; times: number }>()

  constructor(private readonly decision: Decision | undefined) {}

  add(asking: Asking): void {
    const { at, markedAt } = asking
    const isFresh = !this.decision || at > this.decision.at
    if (isFresh) this.fresh += 1
    if (this.decision && markedAt && markedAt > this.decision.at) this.isMarkedAnew = true
    this.first ??= asking
    this.last = asking
    // What was taught is counted anew.
    if (this.decision?.kind === 'taught' && !isFresh) return
    this.times += 1
    for (const reason of asking.reasons) this.why[reason] += 1
    const key = folded(asking.text)
    const same = this.texts.get(key)
    if (same) same.times += 1
    else if (this.texts.size < mostTexts) this.texts.set(key, { text: asking.text, times: 1 })
  }

  /** Null when no asking is left. */
  result(now: Date): Derived | null {
    const { first, last } = this
    if (!first || !last) return null
    const standing = this.standing(now)
    const [most] = [...this.texts.values()].sort((a, b) => b.times - a.times)
    return {
      ...{ terms: first.terms, keys: first.keys, question: most?.text ?? last.text },
      ...{ standing, times: this.times, firstAt: first.at, lastAt: last.at },
      ...{ why: this.why, reasons: reasons.filter((reason) => this.why[reason] > 0) },
      ...{ titles: last.titles, isAnswered: last.isAnswered, isOffered: last.isOffered },
      ...{ confidence: last.confidence },
      ...{ language: last.language, variants: this.texts.size },
      wakeAt: standing === 'later' ? this.decision?.until : undefined,
    }
  }

  private standing(now: Date): Standing {
    const { decision, fresh } = this
    switch (decision?.kind) {
      case undefined:
        return 'open'
      case 'later': {
        const isOver = decision.until !== undefined && decision.until <= now
        return isOver || fresh >= laterTimes || this.isMarkedAnew ? 'open' : 'later'
      }
      case 'dismissed':
        return this.isMarkedAnew ? 'open' : 'dismissed'
      case 'taught':
        return fresh > 0 ? 'open' : 'taught'
      case 'left-out':
        return fresh > 0 || this.isMarkedAnew ? 'open' : 'left-out'
    }
  }
}

/** Beyond these the texts are the work of somebody who plays. */
const mostTexts = 1_000
