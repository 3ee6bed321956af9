/**
 * Saves a draft: once on request, and from then on after every pause in typing. Failed saves are
 * retried until they succeed; a save never overwrites another admin's.
 */
import { type Problems, quoteProblems } from '#shared/quotes/problems'
import type { Quote } from '#shared/quotes/records'
import { ApiError, mayPass } from '../../../errors'
import { withTabLock } from '../../../tabs'
import { savedQuotes } from '../../data/quotes/calls'
import {
  contentOf,
  type Draft,
  isChanged,
  repriced,
  type Saved,
  savedOf,
  textOf,
} from '../../data/quotes/drafts/draft'
import {
  currentDraft,
  forgetDraft,
  rereadDraft,
  storeDraft,
  updateDraft,
} from '../../data/quotes/drafts/draftStore'
import { ObservableValue } from '../../ui/observable'
import { reconcileDraft } from './reconcileDraft'

export type SaveState =
  | { is: 'still' }
  | { is: 'saving' }
  /** `isTrying`: it is retried automatically. */
  | { is: 'failed'; error: Error; isTrying: boolean }
  | { is: 'refused'; problems: Problems }
  | { is: 'conflict' }
  | { is: 'gone' }

const pauseMs = 1_000
const longestPauseMs = 30_000
/** Different contents that may be under way: twenty minutes of typing offline. */
const mostSent = 40
const still: SaveState = { is: 'still' }

const all = new Map<string, DraftSaver>()

export function draftSaverOf(id: string): DraftSaver {
  const known = all.get(id) ?? new DraftSaver(id)
  all.set(id, known)
  return known
}

export class DraftSaver {
  readonly state = new ObservableValue<SaveState>(still)
  /** The server's last reply. */
  readonly answer = new ObservableValue<Quote | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private running: Promise<void> | null = null

  constructor(private readonly id: string) {
    addEventListener('online', () => {
      if (this.state.get().is === 'failed') void this.run()
    })
  }

  change(change: (draft: Draft) => Draft): void {
    updateDraft(this.id, change)
    const { is } = this.state.get()
    // A refused draft may be valid now; a conflict is for a person to decide.
    if (is === 'refused') this.state.set(still)
    if (is !== 'conflict' && is !== 'gone') this.saveSoon()
  }

  /** Saves after a pause, if saving was requested and something changed. */
  saveSoon(): void {
    const draft = currentDraft(this.id)
    if (!draft?.isAsked || !isChanged(draft)) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.run(), pauseMs)
  }

  /** At the page's prices. Resolves with the server's version if all is saved, else with null. */
  async saveNow(priceList: number): Promise<Saved | null> {
    updateDraft(this.id, (draft) =>
      repriced(draft.isAsked ? draft : { ...draft, isAsked: true }, priceList),
    )
    const saved = await this.flush()
    const draft = currentDraft(this.id)
    return draft && !isChanged(draft) ? saved : null
  }

  /** Saves what can be saved. Resolves with the server's version. */
  async flush(): Promise<Saved | null> {
    await this.run()
    // The draft changed while it was being sent.
    if (this.state.get().is === 'still') await this.run()
    return currentDraft(this.id)?.saved ?? null
  }

  /** Reconciles the draft with the server's newest quote, from whatever source. */
  reconcile(quote: Quote): void {
    const before = currentDraft(this.id)
    // The quote was sent: it is read-only from now on, so the draft isn't needed.
    if (quote.status !== 'draft' && !(before && isChanged(before))) {
      forgetDraft(this.id)
      return
    }
    const { draft, isConflict } = reconcileDraft(before, quote)
    if (isConflict) {
      this.state.set({ is: 'conflict' })
      return
    }
    storeDraft(draft)
    if (this.state.get().is === 'conflict') this.state.set(still)
    this.saveSoon()
  }

  /** Called when the quote was deleted. Unsaved changes stay until somebody decides. */
  onDeleted(): void {
    const draft = currentDraft(this.id)
    clearTimeout(this.timer)
    if (draft?.saved && isChanged(draft)) this.state.set({ is: 'gone' })
    else forgetDraft(this.id)
  }

  /** Called when the draft is discarded or replaced: no more attempts. */
  cancel(): void {
    clearTimeout(this.timer)
    this.failures = 0
    this.state.set(still)
  }

  private run(): Promise<void> {
    clearTimeout(this.timer)
    // Tabs share drafts: one of them sends, and the next one finds it sent.
    this.running ??= withTabLock(`quote ${this.id}`, () => this.send()).finally(() => {
      this.running = null
    })
    return this.running
  }

  private async send(): Promise<void> {
    const draft = rereadDraft(this.id)
    if (!draft || !isChanged(draft)) return this.state.set(still)
    const content = contentOf(draft)
    const problems = quoteProblems(content)
    if (Object.keys(problems).length > 0) return this.state.set({ is: 'refused', problems })
    this.state.set({ is: 'saving' })
    const text = textOf(content)
    updateDraft(this.id, (draft) => {
      const sent = new Set([...draft.sent, text])
      return { ...draft, sent: [...sent].slice(-mostSent) }
    })
    try {
      const quote = draft.saved
        ? await savedQuotes.update({ ...wire(content), id: this.id, rev: draft.saved.rev })
        : await savedQuotes.create({ ...wire(content), id: this.id, requestId: draft.requestId })
      this.onSaved(quote, text)
    } catch (error) {
      await this.onFailed(error)
    }
  }

  private onSaved(quote: Quote, text: string): void {
    const draft = currentDraft(this.id)
    this.failures = 0
    if (draft) storeDraft({ ...draft, isAsked: true, saved: { ...savedOf(quote), text }, sent: [] })
    this.answer.set(quote)
    this.state.set(still)
    this.saveSoon()
  }

  private async onFailed(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'conflict') return this.fetchAndReconcile()
    if (code === 'not-found') return this.onDeleted()
    if (error instanceof ApiError && code === 'invalid') {
      return this.state.set({ is: 'refused', problems: error.fields })
    }
    const isTrying = mayPass(error)
    this.state.set({ is: 'failed', error: asError(error), isTrying })
    if (!isTrying) return
    const wait = Math.min(longestPauseMs, 2_000 * 2 ** this.failures++)
    this.timer = setTimeout(() => void this.run(), wait)
  }

  /** The server has another version, perhaps ours whose reply was lost. */
  private async fetchAndReconcile(): Promise<void> {
    try {
      const { quote } = await savedQuotes.get({ id: this.id })
      this.state.set(still)
      this.reconcile(quote)
      this.answer.set(quote)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') return
      await this.onFailed(error)
    }
  }
}

function wire({ lines, ...words }: ReturnType<typeof contentOf>) {
  return { ...words, lines: [...lines] }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
