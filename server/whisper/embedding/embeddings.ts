/**
 * The embeddings of what was last asked. They are prepared before a message is answered, so that answering
 * itself waits for nothing; where the model cannot run there are none, and words alone decide.
 */
import { type Embedding, readSentenceModel, type SentenceModel } from './sentenceModel'

/** A few conversations' worth: what leans on a question before it asks for that again. */
const mostKept = 200

let reading: Promise<SentenceModel> | undefined
function readOnce(): Promise<SentenceModel> {
  reading ??= readSentenceModel()
  return reading
}

export class Embeddings {
  private readonly kept = new Map<string, Embedding>()
  private model: Promise<SentenceModel | undefined> | undefined

  /** `read`: all share one model, unless told otherwise. */
  constructor(private readonly read: () => Promise<SentenceModel> = readOnce) {}

  async prepare(said: readonly (readonly string[])[]): Promise<void> {
    this.model ??= this.read().catch((error: unknown) => {
      console.warn('Whisper understands by words alone: the sentence model cannot run.', error)
      return undefined
    })
    const embed = await this.model
    if (embed === undefined) return
    for (const text of new Set(said.map(textOf))) {
      const embedding = this.kept.get(text) ?? (await embed(text))
      // The newest last: what was not asked for the longest goes first.
      this.kept.delete(text)
      this.kept.set(text, embedding)
    }
    for (const text of this.kept.keys()) {
      if (this.kept.size <= mostKept) return
      this.kept.delete(text)
    }
  }

  of(said: readonly string[]): Embedding | undefined {
    return this.kept.get(textOf(said))
  }
}

const textOf = (said: readonly string[]): string => said.join(' ')
