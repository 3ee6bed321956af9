/** The stored teammates: who they are, what to notify them of, and whether they are here. */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { Mutex } from 'async-mutex'
import type { Notify, Teammate, TeammateState } from '#shared/team/records'
import { type emailOccasions, type Occasion, occasions, type TeamRole } from '#shared/team/rules'
import { Refusal } from '../http/refusal'
import type { CheckQueue } from '../session/session'
import { endSessionsAround, firstTeammate } from '../session/session'
import { insertIfNew } from '../store/concurrentWrites'
import { fieldsIn } from '../store/fieldsIn'
import type { Collection, Store } from '../store/port'
import type { StoredTeammate } from './documents'
import { StoredHours } from './storedHours'
import { refuseFirst, StoredPasswords } from './storedPasswords'
import { TeamPresence } from './teamPresence'

type Maybe<T> = { [Name in keyof T]?: T[Name] | undefined }

interface Change {
  name?: string | undefined
  isAvailable?: boolean | undefined
  notify?: Maybe<Notify> | undefined
}

export interface Member {
  name: string
  role: TeamRole
  /** '' without one. */
  email: string
}

export interface SummaryRecipient {
  id: string
  email: string
  isAdmin: boolean
  /** The hour of the day that they chose. */
  hour: number
  /** Until when summaries cover what came in; undefined if they have just asked for them. */
  until: Date | undefined
}

const noNotify: Notify = {
  email: '',
  waited: true,
  left: true,
  orders: true,
  attention: true,
  summary: null,
  weekly: false,
  push: [...occasions],
}

export class Teammates {
  /** A teammate came or changed, or the hours did, through this server. */
  readonly events = new EventEmitter<{ changed: [] }>()
  readonly presence: TeamPresence
  private readonly teammates: Collection<StoredTeammate>
  private readonly adding = new Mutex()

  private constructor(
    store: Store,
    readonly passwords: StoredPasswords,
    readonly hours: StoredHours,
  ) {
    this.teammates = store.collection('teammates')
    this.presence = new TeamPresence(this.teammates, hours)
  }

  static async open(store: Store, timeZone: string, checks: CheckQueue): Promise<Teammates> {
    const passwords = await StoredPasswords.open(store, checks)
    const teammates = new Teammates(store, passwords, new StoredHours(store, timeZone))
    const first = { _id: firstTeammate, name: 'Admin', isAvailable: true }
    await insertIfNew(store.collection('teammates'), first)
    return teammates
  }

  async find(id: string): Promise<Teammate | null> {
    const found = await this.teammates.findOne({ _id: id })
    return found && { id, name: found.name }
  }

  async states(): Promise<TeammateState[]> {
    const found = await this.presence.read()
    return found.map(({ _id, name, role = 'admin', isAvailable, isHere, seenAt, notify }) => ({
      id: _id,
      name,
      role,
      isAvailable,
      isFirst: _id === firstTeammate,
      isHere,
      ...(seenAt && { seenAt: seenAt.getTime() }),
      email: notify?.email ?? '',
    }))
  }

  async notifyOf(id: string): Promise<Notify> {
    return { ...noNotify, ...(await this.teammates.findOne({ _id: id }))?.notify }
  }

  /** The teammates who want an email about this. Here and below: of all, or of admins only. */
  async recipientsByEmail(
    what: (typeof emailOccasions)[number],
    isForAdmins = false,
  ): Promise<{ id: string; email: string }[]> {
    const all = await this.teammates.find({}).toArray()
    return all
      .filter(mayKnow(isForAdmins))
      .flatMap(({ _id: id, notify }) =>
        notify?.email && (notify[what] ?? true) ? [{ id, email: notify.email }] : [],
      )
  }

  /** The teammates who want the daily summary. */
  async summaryRecipients(): Promise<SummaryRecipient[]> {
    const all = await this.teammates.find({}).toArray()
    return all.flatMap(({ _id: id, notify, role = 'admin', summarizedAt: until }) => {
      const { email, summary } = { ...noNotify, ...notify }
      if (email === '' || summary === null) return []
      return [{ id, email, isAdmin: role === 'admin', hour: summary, until }]
    })
  }

  async recordSummarized(id: string, summarizedAt: Date): Promise<void> {
    await this.teammates.updateOne({ _id: id }, { $set: { summarizedAt } })
  }

  /** The admins who want the weekly figures. */
  async weeklyRecipients(): Promise<{ id: string; email: string }[]> {
    const all = await this.teammates.find({}).toArray()
    return all
      .filter(mayKnow(true))
      .flatMap(({ _id: id, notify }) =>
        notify?.email && notify.weekly ? [{ id, email: notify.email }] : [],
      )
  }

  /** Ids of those who are available and want a push about this, of all or of one. */
  async recipientsByPush(
    what: Occasion,
    { one, isForAdmins = false }: { one?: string | undefined; isForAdmins?: boolean } = {},
  ): Promise<string[]> {
    const wanted = one === undefined ? {} : { _id: one }
    const all = await this.teammates.find({ ...wanted, isAvailable: true }).toArray()
    const isWanted = ({ notify }: StoredTeammate) => (notify?.push ?? occasions).includes(what)
    return all
      .filter(mayKnow(isForAdmins))
      .filter(isWanted)
      .map(({ _id }) => _id)
  }

  async setHours(hours: Parameters<StoredHours['save']>[0]): Promise<void> {
    await this.hours.save(hours)
    this.events.emit('changed')
  }

  async change(id: string, { name, isAvailable, notify }: Change): Promise<void> {
    if (name !== undefined) await this.refuseTaken(name, id)
    const $set = {
      ...(name !== undefined && { name }),
      ...(isAvailable !== undefined && { isAvailable }),
      ...fieldsIn('notify', notify),
    }
    // Summaries that are wanted again begin anew.
    await this.set(id, $set, notify?.summary === null ? { summarizedAt: '' } : {})
  }

  /** `end` ends the sessions of any role but this. */
  async edit(
    id: string,
    { name, role, email }: Maybe<Member>,
    end: (role: TeamRole) => Promise<void>,
  ): Promise<void> {
    if (id === firstTeammate && role === 'agent')
      throw new Refusal('conflict', 'The first teammate stays an admin.')
    if (name !== undefined) await this.refuseTaken(name, id)
    // Even if the role stays the same: an earlier change of it may have been cut short.
    const after = role ?? (await this.teammates.findOne({ _id: id }))?.role ?? 'admin'
    await endSessionsAround(
      () => end(after),
      () =>
        this.set(id, {
          ...(name !== undefined && { name }),
          ...(role && { role }),
          ...fieldsIn('notify', { email }),
        }),
    )
  }

  private async set(id: string, $set: object, $unset = {}): Promise<void> {
    if (Object.keys($set).length === 0) return
    const { matchedCount } = await this.teammates.updateOne({ _id: id }, { $set, $unset })
    if (matchedCount === 0) throw new Refusal('not-found', 'Not Found')
    this.events.emit('changed')
  }

  /** Resolves to their id. New teammates are available at their first sign-in. */
  async addMember({ name, role, email }: Member, password: string): Promise<string> {
    const _id = randomUUID()
    const hash = await this.passwords.hash(password)
    // Runs one at a time, so that two additions don't both find the name free.
    await this.adding.runExclusive(async () => {
      await this.refuseTaken(name, _id)
      const notify = { ...noNotify, email }
      await insertIfNew(this.teammates, { _id, name, role, notify, isAvailable: true, hash })
    })
    this.events.emit('changed')
    return _id
  }

  /** `end` ends their sessions. */
  async remove(id: string, end: () => Promise<void>): Promise<void> {
    refuseFirst(id)
    await endSessionsAround(end, async () => {
      await this.teammates.deleteOne({ _id: id })
    })
    this.events.emit('changed')
  }

  async markHere(ids: readonly string[]): Promise<void> {
    const offline = await this.presence.offlineAmong(ids)
    for (const id of ids)
      await this.teammates.updateOne({ _id: id }, { $set: { seenAt: new Date() } })
    if (offline.length > 0) this.events.emit('changed')
  }

  /** Visitors and the list of activity tell teammates apart by their names alone. */
  private async refuseTaken(name: string, id: string): Promise<void> {
    const called = (await this.states()).filter((one) => isSameName(one.name, name))
    if (called.length > 0 && called.every((one) => one.id !== id))
      throw new Refusal('conflict', 'Another teammate has this name.')
  }
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0
}

function mayKnow(isForAdmins: boolean) {
  return ({ role = 'admin' }: StoredTeammate) => !isForAdmins || role === 'admin'
}
