/**
 * When a visitor's text is erased, erases what admins made from that exact text: ways of asking,
 * the question in an entry's origin, and its regression question. Admins' own text stays, and so
 * does text that somebody else has asked as well. The erased text itself is already gone: it is
 * recognized by keys that the message keeps until this is done.
 */
import { wayKey } from '#shared/knowledge/sections'
import { isErased, type ErasedMessage, type StoredMessage } from '../chat/chat'
import { Entries, visitorTexts } from '../knowledge/knowledge'
import type { Collection, Filter, Store } from '../store/port'
import type { AskedQuestion, QuestionTombstone } from './queue/documents'
import type { MessageConsumer } from './queue/feeder'
import { regressionIdOf } from './queue/regressionId'
import type { Vote } from './suggestions/documents'
import { type WordKeys, wayKeysOf } from './wordKeys'

type MatchesText = (text: string) => boolean

interface DerivedTexts {
  /** Removes visitors' text from an entry's ways of asking and its origin. */
  eraseTexts: (entry: string, isMeant: MatchesText) => Promise<void>
  /** Texts of regression questions that came with taught entries, and of their stored results. */
  regressionTexts: () => AsyncIterable<string>
  /** Removes those that match, and those with these ids. */
  removeRegressionQuestions: (isMeant: MatchesText, ids: readonly string[]) => Promise<void>
}

interface Found {
  /** The texts to erase, as their wayKey. */
  words: Set<string>
  entries: string[]
}

export class ErasureCascade implements MessageConsumer {
  private readonly questions: Collection<AskedQuestion | QuestionTombstone>
  private readonly votes: Collection<Vote>
  private readonly entries: Entries

  constructor(
    private readonly store: Store,
    private readonly keys: WordKeys,
    private readonly made: DerivedTexts,
  ) {
    this.questions = store.collection<AskedQuestion | QuestionTombstone>('askedQuestions')
    this.votes = store.collection('suggestionVotes')
    this.entries = new Entries(store)
  }

  async ingest(message: StoredMessage | ErasedMessage): Promise<readonly string[]> {
    return isErased(message) ? [message._id, ...(message.wordKeys ?? [])] : []
  }

  /** For the keys of erased messages, after every consumer has dropped their text. */
  async recompute(keys: readonly string[]): Promise<void> {
    const { words, entries } = await this.find(new Set(keys))
    await this.excludeStillAsked(words)
    if (words.size > 0) await this.eraseFrom((text) => words.has(wayKey(text)), entries)
    this.store.overwriteErased?.()
  }

  /** Whether anybody whose conversation isn't erased has asked in these words. */
  async isAsked(groupId: string, text: string): Promise<boolean> {
    return (await this.findAskedText(groupId, (asked) => isSame(asked, text))) !== undefined
  }

  /** The text of a matching question in the group. */
  async findAskedText(groupId: string, isMeant: MatchesText): Promise<string | undefined> {
    for await (const { text } of this.questions.find({ groupId }))
      if (text !== undefined && isMeant(text)) return text
    return undefined
  }

  /** For text added to an entry after its erasure. */
  async eraseText(text: string, entry: string): Promise<void> {
    const words = new Set(wayKeysOf(text))
    await this.excludeStillAsked(words)
    if (words.size > 0) await this.eraseFrom((other) => words.has(wayKey(other)), [entry])
  }

  private async eraseFrom(isMeant: MatchesText, entries: readonly string[]): Promise<void> {
    const taught: string[] = []
    for (const entry of entries) {
      const origin = await this.entries.originOf(entry)
      // Its regression question may have been reworded since.
      if (origin?.kind === 'taught' && isMeant(origin.question)) taught.push(regressionIdOf(entry))
    }
    await this.made.removeRegressionQuestions(isMeant, taught)
    for (const entry of entries) await this.made.eraseTexts(entry, isMeant)
  }

  private async find(erased: ReadonlySet<string>): Promise<Found> {
    const found: Found = { words: new Set(), entries: [] }
    const known = new Map<string, boolean>()
    const isErasedText = (text: string) => {
      const key = wayKey(text)
      const isIt = known.get(key) ?? erased.has(this.keys.of(key))
      known.set(key, isIt)
      if (isIt) found.words.add(key)
      return isIt
    }
    for await (const record of this.entries.texts()) {
      const regressionTexts = [...visitorTexts(record)].filter(isErasedText)
      if (regressionTexts.length > 0) found.entries.push(record._id)
    }
    for await (const question of this.made.regressionTexts()) isErasedText(question)
    return found
  }

  /** Keeps only words that nobody else has used. Reads all questions, which is rarely needed. */
  private async excludeStillAsked(words: Set<string>): Promise<void> {
    if (words.size === 0) return
    const said = { text: { $exists: true } }
    const projection = { text: 1 } as const
    for (const kept of [
      this.questions.find(said as Filter<AskedQuestion | QuestionTombstone>, { projection }),
      this.votes.find(said as Filter<Vote>, { projection }),
    ])
      for await (const { text = '' } of kept) for (const key of wayKeysOf(text)) words.delete(key)
  }
}

/** Whether the other is the same question, or the way of asking it became. */
function isSame(text: string, other: string): boolean {
  return wayKeysOf(text).includes(wayKey(other))
}
