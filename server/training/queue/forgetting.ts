/**
 * When a visitor's words are erased, what admins made of those very words goes too: where an entry says
 * which question it was taught by, the regression question, and ways of asking. What the entry itself says
 * stays. Hears of a message before the queue and the suggestions let its words go, so that a repeat after
 * a crash still finds them. Words that somebody else has asked in as well stay.
 */
import { limits } from '#shared/knowledge/limits'
import { wayKey } from '#shared/knowledge/sections'
import { isErased, type ErasedMessage, type StoredMessage } from '../../chat/chat'
import type { KnowledgeRecord } from '../../knowledge/knowledge'
import type { Collection, Filter, Store } from '../../store/port'
import type { Vote } from '../suggestions/documents'
import type { Asking, GoneAsking } from './documents'
import type { Hearer } from './feeder'
import type { Groups } from './groups'
import { heldIdOf } from './heldIdOf'

type IsMeant = (text: string) => boolean

export interface Made {
  /** Takes these words out of an entry's ways of asking and of its origin. */
  eraseWords: (entry: string, isMeant: IsMeant) => Promise<void>
  /** Takes a regression question away, if its words are meant. */
  release: (id: string, isMeant: IsMeant) => Promise<void>
}

export class Forgetting implements Hearer {
  private readonly askings: Collection<Asking | GoneAsking>
  private readonly votes: Collection<Vote>
  private readonly entries: Collection<KnowledgeRecord>

  constructor(
    private readonly store: Store,
    private readonly groups: Groups,
    private readonly made: Made,
  ) {
    this.askings = store.collection<Asking | GoneAsking>('askings')
    this.votes = store.collection('suggestionVotes')
    this.entries = store.collection('knowledge')
  }

  async keep(message: StoredMessage | ErasedMessage): Promise<readonly string[]> {
    if (!isErased(message)) return []
    const { _id } = message
    const asking = await this.askings.findOne({ _id })
    if (asking?.text !== undefined) {
      const { groupId, text } = asking
      if (!(await this.isAsked(groupId, text, _id)))
        await this.forget(text, await this.entriesOf(groupId))
    }
    const vote = await this.votes.findOne({ _id })
    if (vote?.text !== undefined && !(await this.isVotedFor(vote)))
      await this.forget(vote.text, [vote.entry])
    return [_id]
  }

  /** Of erased messages. */
  async reckon(): Promise<void> {
    this.store.overwriteErased?.()
  }

  /** Whether anybody but `except` has asked in these words. */
  async isAsked(groupId: string, text: string, except?: string): Promise<boolean> {
    const isMeant = sameAs(text)
    for await (const one of this.askings.find({ groupId }))
      if (one._id !== except && one.text !== undefined && isMeant(one.text)) return true
    return false
  }

  async forget(text: string, entries: readonly string[]): Promise<void> {
    const isMeant = sameAs(text)
    for (const entry of entries) {
      const record = await this.entries.findOne({ _id: entry }, { projection: { origin: 1 } })
      const origin = record?.origin
      // Its regression question may have been reworded since.
      const isOfIt = origin?.kind === 'taught' && isMeant(origin.question)
      await this.made.release(heldIdOf(entry), isOfIt ? () => true : isMeant)
      await this.made.eraseWords(entry, isMeant)
    }
  }

  private async isVotedFor({ _id, suggestionId }: Vote): Promise<boolean> {
    const others = { suggestionId, goneAt: { $exists: false }, _id: { $ne: _id } }
    return (await this.votes.findOne(others as Filter<Vote>)) !== null
  }

  /** Those taught by the group, also where they are not published or were deleted, or that got a way of it. */
  private async entriesOf(groupId: string): Promise<string[]> {
    const group = await this.groups.find(groupId)
    const ways = [group?.decision?.way, group?.previous?.way]
    const found = new Set(ways.flatMap((way) => way?.entry ?? []))
    // `entry:version` or `entry/section way`
    for (const by of group?.taughtBy ?? []) found.add(by.replace(/\/.*$|:\d+$/s, ''))
    const taught = { 'origin.group': groupId } as Filter<KnowledgeRecord>
    for await (const { _id } of this.entries.find(taught, { projection: { _id: 1 } }))
      found.add(_id)
    return [...found]
  }
}

/** A way of asking is cut where it is long. */
function sameAs(text: string): IsMeant {
  const keys = [wayKey(text), wayKey(text.replace(/\s+/g, ' ').trim().slice(0, limits.way))]
  return (other) => keys.includes(wayKey(other))
}
