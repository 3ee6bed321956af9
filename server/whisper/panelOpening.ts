/**
 * The greeting and suggested questions of an empty panel: those chosen in Settings, or else the
 * questions of published entries, and until enough of them were used the site's own. Nothing that
 * visitors wrote is shown to others.
 */
import { opening as defaults } from '#shared/content/opening'
import { type Opening, OpeningSettings } from '#shared/whisper/opening'
import { openingLimits } from '#shared/whisper/openingLimits'
import { changedMeanwhile } from '../http/refusal'
import { updateIfUnchanged } from '../store/concurrentWrites'
import type { Collection, Store, Stored } from '../store/port'

const _id = 'panel-opening'
/** Panels open by the hundred: saved settings are read each second, the slower use counts less often. */
const settingsMs = 1_000
const suggestedMs = 10 * 60_000

export class PanelOpening {
  private readonly facts: Collection<
    Stored & { opening?: Omit<OpeningSettings, 'rev'>; rev?: number }
  >
  private readonly settings = new Recent(settingsMs, () => this.read())
  private readonly suggested: Recent<string[] | undefined>

  constructor(store: Store, suggest: () => Promise<string[] | undefined>) {
    this.suggested = new Recent(suggestedMs, suggest)
    this.facts = store.collection('facts')
  }

  async read(): Promise<OpeningSettings> {
    const { opening, rev = 0 } = (await this.facts.findOne({ _id })) ?? {}
    const read = OpeningSettings.safeParse({ ...opening, rev })
    return read.success ? read.data : { greeting: '', pages: [], questions: [], rev }
  }

  async save({ rev, ...opening }: OpeningSettings): Promise<OpeningSettings> {
    if (!(await updateIfUnchanged(this.facts, { _id, rev }, { opening }))) throw changedMeanwhile()
    this.settings.forget()
    return { ...opening, rev: rev + 1 }
  }

  /** `greeting` is '' for the default one. */
  async on(page: string): Promise<Opening> {
    const { greeting, pages, questions } = await this.settings.get()
    const own = pages.find(({ path }) => path === page)
    return {
      greeting: own?.greeting ?? (greeting || (defaults.greetings[page] ?? '')),
      questions: questions.length > 0 ? questions : await this.defaultQuestions(),
    }
  }

  /** Not a mix, which would ask the same in two ways. */
  private async defaultQuestions(): Promise<string[]> {
    const suggested = await this.suggested.get()
    return suggested?.slice(0, openingLimits.questions) ?? defaults.questions
  }
}

/** What was read within the last `ms` milliseconds. A read that failed isn't kept. */
class Recent<T> {
  private value: Promise<T> | undefined
  private readAt = 0

  constructor(
    private readonly ms: number,
    private readonly read: () => Promise<T>,
  ) {}

  get(): Promise<T> {
    if (this.value && performance.now() - this.readAt < this.ms) return this.value
    const value = this.read()
    this.value = value
    this.readAt = performance.now()
    value.catch(() => {
      if (this.value === value) this.forget()
    })
    return value
  }

  forget(): void {
    this.value = undefined
  }
}
