/**
 * Saves a draft: once when it is asked for, and from then on after every pause in writing. What could
 * not be sent is tried again until it is there; nothing here ever overwrites what another has saved.
 */
import { type Problems, quoteProblems } from '#shared/quotes/problems'
import type { Quote } from '#shared/quotes/records'
import { ApiError, mayPass } from '../../../errors'
import { savedQuotes } from '../../data/quotes/calls'
import {
  contentOf,
  type Draft,
  isChanged,
  type Saved,
  savedOf,
  textOf,
} from '../../data/quotes/drafts/draft'
import {
  changeDraft,
  draftNow,
  dropOpened,
  keepOpened,
  readAgain,
} from '../../data/quotes/drafts/kept'
import { Value } from '../../ui/value'
import { meet } from './reconcileDraft'

export type SaveState =
  | { is: 'still' }
  | { is: 'saving' }
  /** `isTrying`: it is sent again by itself. */
  | { is: 'failed'; error: Error; isTrying: boolean }
  | { is: 'refused'; problems: Problems }
  | { is: 'conflict' }
  | { is: 'gone' }

const pauseMs = 1_000
const longestPauseMs = 30_000
const still: SaveState = { is: 'still' }

const all = new Map<string, Saving>()

export function savingOf(id: string): Saving {
  const known = all.get(id) ?? new Saving(id)
  all.set(id, known)
  return known
}

export class Saving {
  readonly state = new Value<SaveState>(still)
  /** What the server answered last. */
  readonly answer = new Value<Quote | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private running: Promise<void> | null = null

  constructor(private readonly id: string) {
    addEventListener('online', () => {
      if (this.state.get().is === 'failed') void this.run()
    })
  }

  change(change: (draft: Draft) => Draft): void {
    changeDraft(this.id, change)
    const { is } = this.state.get()
    // What was wrong may be right now; a conflict is for a person to decide.
    if (is === 'refused') this.state.set(still)
    if (is !== 'conflict' && is !== 'gone') this.soon()
  }

  /** After a pause, when saving was asked for and there is something to save. */
  soon(): void {
    const draft = draftNow(this.id)
    if (!draft?.isAsked || !isChanged(draft)) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.run(), pauseMs)
  }

  /** Resolves when it was tried: with what the server has if that is all, else with null. */
  async now(): Promise<Saved | null> {
    changeDraft(this.id, (draft) => (draft.isAsked ? draft : { ...draft, isAsked: true }))
    await this.run()
    // Written on while it was being sent.
    if (this.state.get().is === 'still') await this.run()
    const draft = draftNow(this.id)
    return draft && !isChanged(draft) ? draft.saved : null
  }

  /** What the server has, however it came to be known. */
  meet(quote: Quote): void {
    const before = draftNow(this.id)
    // Handed out: it is shown, and nothing is left to write.
    if (quote.status !== 'draft' && !(before && isChanged(before))) {
      dropOpened(this.id)
      return
    }
    const { draft, isConflict } = meet(before, quote)
    if (isConflict) {
      this.state.set({ is: 'conflict' })
      return
    }
    keepOpened(draft)
    if (this.state.get().is === 'conflict') this.state.set(still)
    this.soon()
  }

  /** The server has it no more. What is written here and nowhere else stays until it is decided. */
  deleted(): void {
    const draft = draftNow(this.id)
    clearTimeout(this.timer)
    if (draft?.saved && isChanged(draft)) this.state.set({ is: 'gone' })
    else dropOpened(this.id)
  }

  /** The draft was given up or replaced. */
  rest(): void {
    clearTimeout(this.timer)
    this.failures = 0
    this.state.set(still)
  }

  private run(): Promise<void> {
    clearTimeout(this.timer)
    this.running ??= oneAtATime(`quote ${this.id}`, () => this.send()).finally(() => {
      this.running = null
    })
    return this.running
  }

  private async send(): Promise<void> {
    const draft = readAgain(this.id)
    if (!draft || !isChanged(draft)) return this.state.set(still)
    const content = contentOf(draft)
    const problems = quoteProblems(content)
    if (Object.keys(problems).length > 0) return this.state.set({ is: 'refused', problems })
    this.state.set({ is: 'saving' })
    try {
      const quote = draft.saved
        ? await savedQuotes.update({ ...wire(content), id: this.id, rev: draft.saved.rev })
        : await savedQuotes.create({ ...wire(content), id: this.id, requestId: draft.requestId })
      this.took(quote, textOf(content))
    } catch (error) {
      await this.failed(error)
    }
  }

  private took(quote: Quote, text: string): void {
    const draft = draftNow(this.id)
    this.failures = 0
    if (draft) keepOpened({ ...draft, isAsked: true, saved: { ...savedOf(quote), text } })
    this.answer.set(quote)
    this.state.set(still)
    this.soon()
  }

  private async failed(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'conflict') return this.compare()
    if (code === 'not-found') return this.deleted()
    if (error instanceof ApiError && code === 'invalid') {
      return this.state.set({ is: 'refused', problems: error.fields })
    }
    const isTrying = mayPass(error)
    this.state.set({ is: 'failed', error: asError(error), isTrying })
    if (!isTrying) return
    const wait = Math.min(longestPauseMs, 2_000 * 2 ** this.failures++)
    this.timer = setTimeout(() => void this.run(), wait)
  }

  /** The server has another one: perhaps ours, when only its answer was lost. */
  private async compare(): Promise<void> {
    try {
      const { quote } = await savedQuotes.get({ id: this.id })
      this.state.set(still)
      this.meet(quote)
      this.answer.set(quote)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') return
      await this.failed(error)
    }
  }
}

/** Tabs share drafts: one of them sends, and the next finds that it was sent. */
function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  // Without TLS the browser has no locks; a second sending then meets its own words on the server.
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}

function wire({ lines, ...words }: ReturnType<typeof contentOf>) {
  return { ...words, lines: [...lines] }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
