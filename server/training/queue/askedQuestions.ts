/** The questions in the queue, one per interaction that belongs there. */
import { limits } from '#shared/training/queue/limits'
import { isErased, type ErasedMessage, type Messages, type StoredMessage } from '../../chat/chat'
import { insertIfNew, retryIfChanged } from '../../store/concurrentWrites'
import type { Collection, Filter, Store, UpdateFilter } from '../../store/port'
import type { Meaning } from '../../whisper/whisper'
import type { AskedQuestion, QuestionTombstone } from './documents'
import type { GroupFinder } from './groupFinder'
import { reasonsOf } from './reasons'

type StoredQuestion = AskedQuestion | QuestionTombstone
type QuestionMeaning = Pick<
  AskedQuestion,
  'text' | 'language' | 'terms' | 'key' | 'keys' | 'groupId'
>

/** For a tombstone that is only removed with its conversation. */
const never = new Date('9999-01-01')
/** Fields removed from a tombstone; the rest keeps a late repeat from bringing the question back. */
const erasableFields = {
  at: '',
  reasons: '',
  markedAt: '',
  text: '',
  language: '',
  terms: '',
  key: '',
  keys: '',
  confidence: '',
  titles: '',
  isAnswered: '',
  isOffered: '',
} as const satisfies Partial<Record<keyof AskedQuestion, ''>>

export class AskedQuestions {
  private readonly questions: Collection<AskedQuestion>
  private readonly all: Collection<StoredQuestion>

  constructor(
    store: Store,
    private readonly messages: Pick<Messages, 'find' | 'isPicked'>,
    private readonly finder: GroupFinder,
    private readonly meaning: (text: string) => Promise<Meaning>,
  ) {
    this.questions = store.collection('askedQuestions')
    this.all = store.collection<StoredQuestion>('askedQuestions')
  }

  /** Takes in the interaction and the one it picked from. Resolves to the groups to recompute. */
  async ingest(message: StoredMessage | ErasedMessage): Promise<string[]> {
    const of = isErased(message) ? undefined : message.pick?.messageId
    const offering = of === undefined ? null : await this.messages.find(of)
    const groups = [await this.ingestOne(message)]
    // A pick never affects a question of another conversation.
    if (offering && offering.conversationId === message.conversationId) {
      groups.push(await this.ingestOne(offering))
    }
    return groups.filter((id) => id !== null)
  }

  private ingestOne(message: StoredMessage | ErasedMessage): Promise<string | null> {
    return retryIfChanged(async () => {
      const known = await this.all.findOne({ _id: message._id })
      if (known && known.rev > message.rev) return known.groupId
      const question = isErased(message) ? null : await this.questionFrom(message, known)
      if (!known && !question) return null
      const isKept = known
        ? await this.change(known, question, message)
        : question === null || (await insertIfNew(this.questions, question))
      // Another server may have stored the pick in between.
      const isPicked =
        !known && question && !isErased(message) && (await this.messages.isPicked(message))
      if (!isKept || isPicked) return undefined
      return question?.groupId ?? known?.groupId ?? null
    })
  }

  private async change(
    known: StoredQuestion,
    question: AskedQuestion | null,
    message: StoredMessage | ErasedMessage,
  ): Promise<boolean> {
    const goneAt = 'goneAt' in known ? known.goneAt : { $exists: false }
    const asSeen = { _id: known._id, rev: known.rev, goneAt } as Filter<StoredQuestion>
    const { matchedCount } = question
      ? await this.all.updateOne(asSeen, {
          $set: withoutId(question),
          $unset: {
            goneAt: '',
            ...(!question.markedAt && { markedAt: '' }),
            ...(!question.isOffered && { isOffered: '' }),
          },
        })
      : await this.all.updateOne(asSeen, tombstoneUpdate(message))
    return matchedCount > 0
  }

  private async questionFrom(
    message: StoredMessage,
    known: StoredQuestion | null,
  ): Promise<AskedQuestion | null> {
    const reasons = reasonsOf(message)
    if (reasons.length === 0 || (await this.messages.isPicked(message))) return null
    const said = known && 'terms' in known ? known : await this.meaningOf(message.text)
    if (!said) return null
    const { text, language, terms, key, keys, groupId } = said
    const { answer, feedback } = message
    const passages = answer.why?.passages ?? []
    const offers = answer.offers ?? []
    const isOffered = offers.length > 0
    const isAnswered = !isOffered && passages.some(({ used }) => used)
    const near = isOffered ? offers : passages.filter(({ used }) => used === isAnswered)
    return {
      _id: message._id,
      conversationId: message.conversationId,
      rev: message.rev,
      groupId,
      at: message.at,
      reasons,
      text,
      terms,
      key,
      keys,
      isAnswered,
      titles: [...new Set(near.map(({ title }) => title))].slice(0, limits.titles),
      ...(isOffered && { isOffered }),
      ...(language !== undefined && { language }),
      ...(answer.confidence !== undefined && { confidence: answer.confidence }),
      ...(feedback?.helpful === false && { markedAt: feedback.at }),
    }
  }

  /** Null if it isn't a question: small talk, or anything that passages may not answer. */
  private async meaningOf(said: string): Promise<QuestionMeaning | null> {
    const { kind, ...words } = await this.meaning(said)
    return kind === 'question' ? { ...words, groupId: await this.finder.groupFor(words) } : null
  }
}

function tombstoneUpdate(message: StoredMessage | ErasedMessage): UpdateFilter<StoredQuestion> {
  const { rev } = message
  if (isErased(message)) return { $set: { rev, goneAt: new Date() }, $unset: erasableFields }
  const { text, ...others } = erasableFields
  return { $set: { rev, goneAt: never }, $unset: others }
}

function withoutId({ _id, ...rest }: AskedQuestion): Omit<AskedQuestion, '_id'> {
  return rest
}
