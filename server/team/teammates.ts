/** The teammates as they are stored. The first one's password is the admins' of the settings. */
import { EventEmitter } from 'node:events'
import type { Teammate, TeammateState } from '#shared/team/records'
import { firstTeammate } from '../session/sessions'
import { type Collection, isDuplicate, type Store, type Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    teammates: StoredTeammate
  }
}

interface StoredTeammate extends Stored {
  name: string
  isAvailable: boolean
  /** When they last had the admin pages open, a few seconds late. */
  seenAt?: Date
}

/** Whoever was not seen for so long has gone: a closed tab, a flat battery, a dead server. */
export const goneAfterMs = 2 * 60_000

export class Teammates {
  /** Somebody came or changed, by this server. */
  readonly events = new EventEmitter<{ changed: [] }>()
  private readonly teammates: Collection<StoredTeammate>

  constructor(store: Store) {
    this.teammates = store.collection('teammates')
  }

  async prepare(): Promise<void> {
    try {
      await this.teammates.insertOne({ _id: firstTeammate, name: 'Admin', isAvailable: true })
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }

  async find(id: string): Promise<Teammate | null> {
    const found = await this.teammates.findOne({ _id: id })
    return found && { id, name: found.name }
  }

  async states(now = Date.now()): Promise<TeammateState[]> {
    const found = await this.teammates.find({}, { sort: { name: 1 } }).toArray()
    return found.map(({ _id, name, isAvailable, seenAt }) => ({
      ...{ id: _id, name, isAvailable },
      isHere: seenAt !== undefined && seenAt.getTime() > now - goneAfterMs,
    }))
  }

  /** Whether a visitor who wants a person will find one. */
  async isAnyAvailable(): Promise<boolean> {
    return (await this.states()).some(({ isAvailable, isHere }) => isAvailable && isHere)
  }

  /** Their ids. */
  async gone(): Promise<string[]> {
    return (await this.states()).filter(({ isHere }) => !isHere).map(({ id }) => id)
  }

  async change(
    id: string,
    change: { name?: string | undefined; isAvailable?: boolean | undefined },
  ): Promise<void> {
    const { name, isAvailable } = change
    const $set = {
      ...(name === undefined ? {} : { name }),
      ...(isAvailable === undefined ? {} : { isAvailable }),
    }
    if (Object.keys($set).length === 0) return
    await this.teammates.updateOne({ _id: id }, { $set })
    this.events.emit('changed')
  }

  async areHere(ids: readonly string[]): Promise<void> {
    const gone = new Set(await this.gone())
    for (const id of ids)
      await this.teammates.updateOne({ _id: id }, { $set: { seenAt: new Date() } })
    if (ids.some((id) => gone.has(id))) this.events.emit('changed')
  }
}
