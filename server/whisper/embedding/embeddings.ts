/**
 * The embeddings of what was last asked. They are prepared before a message is answered, so that answering
 * itself waits for nothing; where the model cannot run, or fails at a message, there are none, and words
 * alone decide.
 */
import { type Embedding, readSentenceModel, type SentenceModel } from './sentenceModel'

/** More than one message asks for. */
const mostKept = 200

let reading: Promise<SentenceModel> | undefined
/** The model that all share. */
export function readOnce(): Promise<SentenceModel> {
  reading ??= readSentenceModel()
  return reading
}

export class Embeddings {
  private readonly kept = new Map<string, Embedding>()
  private model: Promise<SentenceModel | undefined> | undefined
  private hasWarned = false

  /** `read`: all share one model, unless told otherwise. */
  constructor(private readonly read: () => Promise<SentenceModel> = readOnce) {}

  async prepare(said: readonly (readonly string[])[]): Promise<void> {
    this.model ??= this.read().catch((error: unknown) => {
      this.warn('cannot run', error)
      return undefined
    })
    const embed = await this.model
    if (embed === undefined) return
    const texts = [...new Set(said.map(textOf))]
    if (texts.length === 0) return
    const found = await embed(texts).catch((error: unknown) => {
      this.warn('failed at a message', error)
      return []
    })
    if (found.length < texts.length) return
    for (const [at, text] of texts.entries()) {
      // The newest last: what was asked for the longest ago goes first.
      this.kept.delete(text)
      this.kept.set(text, found[at] as Embedding)
    }
    for (const text of this.kept.keys()) {
      if (this.kept.size <= mostKept) return
      this.kept.delete(text)
    }
  }

  /** Once: it may fail at every message. */
  private warn(how: string, error: unknown): void {
    if (!this.hasWarned)
      console.warn(`Whisper understands by words alone: the sentence model ${how}.`, error)
    this.hasWarned = true
  }

  of(said: readonly string[]): Embedding | undefined {
    return this.kept.get(textOf(said))
  }
}

const textOf = (said: readonly string[]): string => said.join(' ')
