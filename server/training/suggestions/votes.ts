/** The votes for suggestions, at most one per message. */
import { createHash } from 'node:crypto'
import { wayKey } from '#shared/knowledge/sections'
import { canBeWay } from '#shared/training/suggestions/rules'
import { isErased, type ErasedMessage, type Messages, type StoredMessage } from '../../chat/chat'
import { insertIfNew, retryIfChanged } from '../../store/concurrentWrites'
import type { Collection, Filter, Store } from '../../store/port'
import type { Meaning } from '../../whisper/whisper'
import { sayingOf } from '../saying'
import type { VoteTombstone, Subject, Vote } from './documents'

type StoredVote = Vote | VoteTombstone

/** Fields removed from a tombstone; the rest keeps a late repeat from bringing the vote back. */
const erasableFields = {
  kind: '',
  entry: '',
  section: '',
  source: '',
  at: '',
  text: '',
  confidence: '',
  from: '',
} as const satisfies Partial<Record<keyof Vote, ''>>

export class Votes {
  private readonly votes: Collection<Vote>
  private readonly all: Collection<StoredVote>

  constructor(
    store: Store,
    private readonly messages: Pick<Messages, 'findKept'>,
    private readonly meaning: (text: string) => Promise<Meaning>,
  ) {
    this.votes = store.collection('suggestionVotes')
    this.all = store.collection<StoredVote>('suggestionVotes')
  }

  /** Takes in the current message. Resolves to the suggestions to recompute. */
  ingest(message: StoredMessage | ErasedMessage): Promise<string[]> {
    return retryIfChanged(async () => {
      const known = await this.all.findOne({ _id: message._id })
      if (known && known.rev > message.rev) return [known.suggestionId]
      const vote = isErased(message) ? null : await this.voteOf(message)
      if (!known && !vote) return []
      const isKept = known
        ? await this.change(known, vote, message.rev)
        : vote === null || (await insertIfNew(this.votes, vote))
      if (!isKept) return undefined
      const concerned = [known?.suggestionId, vote?.suggestionId]
      return [...new Set(concerned.filter((id) => id !== undefined))]
    })
  }

  of(suggestionId: string) {
    return this.votes.find({ suggestionId, goneAt: { $exists: false } } as Filter<Vote>, {
      sort: { at: 1, _id: 1 },
    })
  }

  private async change(known: StoredVote, vote: Vote | null, rev: number): Promise<boolean> {
    const goneAt = 'goneAt' in known ? known.goneAt : { $exists: false }
    const asSeen = { _id: known._id, rev: known.rev, goneAt } as Filter<StoredVote>
    if (!vote) {
      const $set = { rev, goneAt: new Date() }
      return (await this.all.updateOne(asSeen, { $set, $unset: erasableFields })).matchedCount > 0
    }
    const { _id, ...rest } = vote
    const hasConfidence = vote.confidence !== undefined
    const hasSource = vote.from !== undefined
    const { matchedCount } = await this.all.updateOne(asSeen, {
      $set: rest,
      $unset: {
        goneAt: '',
        ...(!hasConfidence && { confidence: '' }),
        ...(!hasSource && { from: '' }),
      },
    })
    return matchedCount > 0
  }

  private async voteOf(message: StoredMessage): Promise<Vote | null> {
    const saying = sayingOf(message)
    if (!saying) return null
    const { of, source, ...subject } = saying
    const asked = of === undefined ? message : await this.offering(message, of)
    if (!asked) return null
    const { kind, text } = await this.meaning(asked.text)
    if (kind !== 'question' || !canBeWay(text)) return null
    const { confidence } = message.answer
    const { pickedFrom } = message
    return {
      _id: message._id,
      conversationId: message.conversationId,
      rev: message.rev,
      source,
      ...subject,
      text,
      suggestionId: idOf(subject, text),
      at: source === 'pick' ? message.at : (message.feedback?.at ?? message.at),
      ...(source !== 'pick' && confidence !== undefined && { confidence }),
      ...(source === 'pick' && pickedFrom !== undefined && { from: pickedFrom }),
    }
  }

  /** The message answered by an offer, if it is in the same conversation and offered the pick. */
  private async offering(
    { conversationId, pick }: StoredMessage,
    id: string,
  ): Promise<StoredMessage | null> {
    const found = await this.messages.findKept(id)
    if (found?.conversationId !== conversationId) return null
    return found.answer.offers?.some((offer) => offer.id === pick?.offer) ? found : null
  }
}

/** Derived from its content, so that two servers begin the same suggestion. */
function idOf({ kind, entry, section }: Subject, text: string): string {
  return createHash('sha256')
    .update([kind, entry, section, wayKey(text)].join('\n'))
    .digest('base64url')
    .slice(0, 22)
}
