/** Derives a group from its questions and admins' decisions. Pure. */
import { laterTimes, type Reason, reasons, type GroupStatus } from '#shared/training/queue/rules'
import type { AskedQuestion, Decision, StoredGroup } from './documents'

export type GroupSummary = Omit<
  StoredGroup,
  | '_id'
  | 'decision'
  | 'previous'
  | 'taughtBy'
  | 'decisionRev'
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

/** Texts that normalize to the same are one variant. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Adds up a group's questions one by one, oldest first, so thousands are never in memory at once. */
export class GroupAccumulator {
  private first: AskedQuestion | undefined
  private last: AskedQuestion | undefined
  private times = 0
  private fresh = 0
  private isMarkedAnew = false
  private why: Record<Reason, number> = { unanswered: 0, unsure: 0, 'not-helpful': 0 }
  private readonly texts = new Map<string, { text: string; times: number }>()

  constructor(private readonly decision: Decision | undefined) {}

  add(question: AskedQuestion): void {
    const { at, markedAt } = question
    const isFresh = !this.decision || at > this.decision.at
    if (isFresh) this.fresh += 1
    if (this.decision && markedAt && markedAt > this.decision.at) this.isMarkedAnew = true
    this.first ??= question
    this.last = question
    // After teaching, counting starts over.
    if (this.decision?.kind === 'taught' && !isFresh) return
    this.times += 1
    for (const reason of question.reasons) this.why[reason] += 1
    const key = normalizeText(question.text)
    const same = this.texts.get(key)
    if (same) same.times += 1
    else if (this.texts.size < maxTexts) this.texts.set(key, { text: question.text, times: 1 })
  }

  /** Null if no question is left. */
  result(now: Date): GroupSummary | null {
    const { first, last } = this
    if (!first || !last) return null
    const status = this.status(now)
    const [most] = [...this.texts.values()].sort((a, b) => b.times - a.times)
    return {
      terms: first.terms,
      keys: first.keys,
      question: most?.text ?? last.text,
      status,
      times: this.times,
      firstAt: first.at,
      lastAt: last.at,
      why: this.why,
      reasons: reasons.filter((reason) => this.why[reason] > 0),
      titles: last.titles,
      isAnswered: last.isAnswered,
      isOffered: last.isOffered,
      confidence: last.confidence,
      language: last.language,
      variants: this.texts.size,
      wakeAt: status === 'later' ? this.decision?.until : undefined,
    }
  }

  private status(now: Date): GroupStatus {
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

/** More variants than this only come from someone playing around. */
const maxTexts = 1_000
