/** The questions in the queue, one for each interaction that belongs there. */
import { limits } from '#shared/training/queue/limits'
import { isErased, type ErasedMessage, type Messages, type StoredMessage } from '../../chat/chat'
import {
  type Collection,
  type Filter,
  isDuplicate,
  type Store,
  type UpdateFilter,
} from '../../store/port'
import type { Meaning } from '../../whisper/whisper'
import type { Asking, GoneAsking } from './documents'
import type { Grouping } from './grouping'
import { reasonsOf } from './reasons'

type Kept = Asking | GoneAsking
type Words = Pick<Asking, 'text' | 'language' | 'terms' | 'key' | 'keys' | 'groupId'>

const tries = 5
/** Of what goes with its conversation and not before. */
const goneUntilErased = new Date('9999-01-01')
/** What goes when an asking does: all but what keeps a late repeat from bringing it back. */
const words = {
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
} as const satisfies Partial<Record<keyof Asking, ''>>

export class Askings {
  private readonly askings: Collection<Asking>
  private readonly all: Collection<Kept>

  constructor(
    store: Store,
    private readonly messages: Pick<Messages, 'find' | 'isPicked'>,
    private readonly grouping: Grouping,
    private readonly meaning: (text: string) => Promise<Meaning>,
  ) {
    this.askings = store.collection('askings')
    this.all = store.collection<Kept>('askings')
  }

  /** As the interaction is now, and what it picked from. Resolves to the groups that are concerned. */
  async keep(message: StoredMessage | ErasedMessage): Promise<string[]> {
    const of = isErased(message) ? undefined : message.pick?.messageId
    const offering = of === undefined ? null : await this.messages.find(of)
    const groups = [await this.keepOne(message)]
    // What a pick says of a question in another conversation is nobody's business.
    if (offering && offering.conversationId === message.conversationId) {
      groups.push(await this.keepOne(offering))
    }
    return groups.filter((id) => id !== null)
  }

  private async keepOne(message: StoredMessage | ErasedMessage): Promise<string | null> {
    for (let turn = 0; turn < tries; turn += 1) {
      const known = await this.all.findOne({ _id: message._id })
      if (known && known.rev > message.rev) return known.groupId
      const asking = isErased(message) ? null : await this.askingOf(message, known)
      if (!known && !asking) return null
      const isKept = known ? await this.change(known, asking, message) : await this.add(asking)
      // The pick may have come to another server in between.
      const isPicked =
        !known && asking && !isErased(message) && (await this.messages.isPicked(message))
      if (isKept && !isPicked) return asking?.groupId ?? known?.groupId ?? null
    }
    throw new Error('A question keeps changing.')
  }

  private async add(asking: Asking | null): Promise<boolean> {
    if (!asking) return true
    try {
      await this.askings.insertOne(asking)
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }

  private async change(
    known: Kept,
    asking: Asking | null,
    message: StoredMessage | ErasedMessage,
  ): Promise<boolean> {
    const goneAt = 'goneAt' in known ? known.goneAt : { $exists: false }
    const asSeen = { _id: known._id, rev: known.rev, goneAt } as Filter<Kept>
    const { matchedCount } = asking
      ? await this.all.updateOne(asSeen, {
          $set: withoutId(asking),
          $unset: {
            goneAt: '',
            ...(!asking.markedAt && { markedAt: '' }),
            ...(!asking.isOffered && { isOffered: '' }),
          },
        })
      : await this.all.updateOne(asSeen, goneAs(message))
    return matchedCount > 0
  }

  private async askingOf(message: StoredMessage, known: Kept | null): Promise<Asking | null> {
    const reasons = reasonsOf(message)
    if (reasons.length === 0 || (await this.messages.isPicked(message))) return null
    const said = known && 'terms' in known ? known : await this.wordsOf(message.text)
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
      ...{ conversationId: message.conversationId, rev: message.rev, groupId },
      ...{ at: message.at, reasons, text, terms, key, keys, isAnswered },
      titles: [...new Set(near.map(({ title }) => title))].slice(0, limits.titles),
      ...(isOffered && { isOffered }),
      ...(language !== undefined && { language }),
      ...(answer.confidence !== undefined && { confidence: answer.confidence }),
      ...(feedback?.helpful === false && { markedAt: feedback.at }),
    }
  }

  /** Null for what is no question: small talk, and what no passage may answer. */
  private async wordsOf(said: string): Promise<Words | null> {
    const { kind, ...words } = await this.meaning(said)
    return kind === 'question' ? { ...words, groupId: await this.grouping.groupFor(words) } : null
  }
}

function goneAs(message: StoredMessage | ErasedMessage): UpdateFilter<Kept> {
  const { rev } = message
  if (isErased(message)) return { $set: { rev, goneAt: new Date() }, $unset: words }
  const { text, ...others } = words
  return { $set: { rev, goneAt: goneUntilErased }, $unset: others }
}

function withoutId({ _id, ...rest }: Asking): Omit<Asking, '_id'> {
  return rest
}
