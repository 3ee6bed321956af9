/**
 * The teammates as they are stored. The first one's password is the admins' of the settings; each other's is
 * hashed with a salt of the installation, so that it is found by its hash, with one computation for all, and no
 * two are the same.
 */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { hash } from '@node-rs/argon2'
import type { Hours } from '#shared/team/hours'
import type { Notify, Teammate, TeammateState } from '#shared/team/records'
import { type emailOccasions, type Occasion, occasions, type TeamRole } from '#shared/team/rules'
import { Refusal } from '../http/refusal'
import type { CheckQueue, Match, TeammatePasswords } from '../session/session'
import { firstTeammate } from '../session/session'
import { ownSecret } from '../store/ownSecret'
import { type Collection, isDuplicate, type Store, type Stored } from '../store/port'
import { StoredHours } from './storedHours'

declare module '../store/port' {
  interface Documents {
    teammates: StoredTeammate
  }
}

interface StoredTeammate extends Stored {
  name: string
  /** Absent before there were roles: an admin. */
  role?: TeamRole
  isAvailable: boolean
  /** Without what was added since: that is as in noNotify. */
  notify?: Partial<Notify>
  /** Of the password. */
  hash?: string
  /** When they last had the admin pages open, a few seconds late. */
  seenAt?: Date
}

interface Change {
  name?: string | undefined
  isAvailable?: boolean | undefined
  notify?: Notify | undefined
}

export interface Member {
  name: string
  role: TeamRole
  /** '' without one. */
  email: string
}

const noNotify: Notify = {
  ...{ email: '', waited: true, left: true, orders: true, attention: true, summary: null },
  weekly: false,
  push: [...occasions],
}

/** Whoever was not seen for so long has gone: a closed tab, a flat battery, a dead server. */
const goneAfterMs = 2 * 60_000
/** Pages that are open are written down every 20 s: see team.ts. */
const closedAfterMs = 45_000

/** In the queue of checks, behind whoever signs in where they did before. */
const afterSignIns = 1

export class Teammates implements TeammatePasswords {
  /** Somebody came or changed, or the hours did, by this server. */
  readonly events = new EventEmitter<{ changed: [] }>()
  private readonly teammates: Collection<StoredTeammate>

  private constructor(
    store: Store,
    private readonly salt: Buffer,
    readonly hours: StoredHours,
    /** In which new passwords wait their turn; `match` is called from within it. */
    private readonly checks: CheckQueue,
  ) {
    this.teammates = store.collection('teammates')
  }

  static async open(store: Store, timeZone: string, checks: CheckQueue): Promise<Teammates> {
    const secret = await ownSecret(store, 'teammate-salt')
    const salt = Buffer.from(secret, 'base64url').subarray(0, 16)
    const teammates = new Teammates(store, salt, new StoredHours(store, timeZone), checks)
    await teammates.add({ _id: firstTeammate, name: 'Admin', isAvailable: true })
    return teammates
  }

  async find(id: string): Promise<Teammate | null> {
    const found = await this.teammates.findOne({ _id: id })
    return found && { id, name: found.name }
  }

  async states(now = Date.now()): Promise<TeammateState[]> {
    const found = await this.teammates.find({}, { sort: { name: 1 } }).toArray()
    return found.map(({ _id, name, role = 'admin', isAvailable, seenAt, notify }) => ({
      ...{ id: _id, name, role, isAvailable, isFirst: _id === firstTeammate },
      isHere: seenAt !== undefined && seenAt.getTime() > now - goneAfterMs,
      ...(seenAt && { seenAt: seenAt.getTime() }),
      email: notify?.email ?? '',
    }))
  }

  async notifyOf(id: string): Promise<Notify> {
    return { ...noNotify, ...(await this.teammates.findOne({ _id: id }))?.notify }
  }

  /** Who wants an e-mail of this; here and below, of all or of admins alone. */
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

  /** Who wants the daily summary by this hour of the day. */
  async toSummarize(hour: number): Promise<{ id: string; email: string; isAdmin: boolean }[]> {
    const all = await this.teammates.find({}).toArray()
    return all.flatMap(({ _id: id, notify, role = 'admin' }) => {
      const { email, summary } = { ...noNotify, ...notify }
      if (email === '' || summary === null || summary > hour) return []
      return [{ id, email, isAdmin: role === 'admin' }]
    })
  }

  /** Who wants the figures of the week: admins alone. */
  async weeklyRecipients(): Promise<{ id: string; email: string }[]> {
    const all = await this.teammates.find({}).toArray()
    return all
      .filter(mayKnow(true))
      .flatMap(({ _id: id, notify }) =>
        notify?.email && notify.weekly ? [{ id, email: notify.email }] : [],
      )
  }

  /** The ids of those who are available and want to be called for this, of all or of one. */
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

  /** Whether a visitor who wants a person will find one. */
  async isAnyAvailable(): Promise<boolean> {
    const isAny = (await this.states()).some(({ isAvailable, isHere }) => isAvailable && isHere)
    return isAny && (await this.hours.isOpen())
  }

  /** Whether they have an admin page open, as far as is known. */
  async isAtPage(id: string, now = Date.now()): Promise<boolean> {
    const { seenAt } = (await this.teammates.findOne({ _id: id })) ?? {}
    return seenAt !== undefined && seenAt.getTime() > now - closedAfterMs
  }

  async setHours(hours: Hours | null): Promise<void> {
    await this.hours.save(hours)
    this.events.emit('changed')
  }

  /** Of conversations' teammates those who are not here, or are no teammates any more. */
  async gone(ids: readonly string[]): Promise<string[]> {
    const here = new Set((await this.states()).flatMap(({ id, isHere }) => (isHere ? [id] : [])))
    return ids.filter((id) => !here.has(id))
  }

  async change(id: string, { name, isAvailable, notify }: Change): Promise<void> {
    const $set = {
      ...(name === undefined ? {} : { name }),
      ...(isAvailable === undefined ? {} : { isAvailable }),
      ...(notify === undefined ? {} : { notify }),
    }
    if (Object.keys($set).length > 0) await this.set(id, $set)
  }

  /** Resolves to whether the role is another now. */
  async edit(id: string, { name, role, email }: Member): Promise<boolean> {
    if (id === firstTeammate && role !== 'admin')
      throw new Refusal('conflict', 'The first teammate stays an admin.')
    const before = await this.teammates.findOne({ _id: id })
    await this.set(id, { name, role, notify: { ...(before?.notify ?? noNotify), email } })
    return (before?.role ?? 'admin') !== role
  }

  private async set(id: string, $set: Partial<StoredTeammate>): Promise<void> {
    const { matchedCount } = await this.teammates.updateOne({ _id: id }, { $set })
    if (matchedCount === 0) throw new Refusal('not-found', 'Not Found')
    this.events.emit('changed')
  }

  /** Resolves to their id. Somebody who signs in for the first time is available. */
  async addMember({ name, role, email }: Member, password: string): Promise<string> {
    const _id = randomUUID()
    const notify = { ...noNotify, email }
    await this.add({
      _id,
      name,
      role,
      notify,
      isAvailable: true,
      hash: await this.checks.run(afterSignIns, () => this.hashOf(password)),
    })
    this.events.emit('changed')
    return _id
  }

  /** Throws a conflict where another teammate has this password, or it is the first teammate's. */
  async setPassword(id: string, password: string): Promise<void> {
    refuseFirst(id)
    try {
      const $set = { hash: await this.checks.run(afterSignIns, () => this.hashOf(password)) }
      const { matchedCount } = await this.teammates.updateOne({ _id: id }, { $set })
      if (matchedCount === 0) throw new Refusal('not-found', 'Not Found')
    } catch (error) {
      if (!isDuplicate(error)) throw error
      throw new Refusal('conflict', 'Choose another password.')
    }
  }

  /** One's own. Throws 'invalid' where `current` is not it. */
  async changePassword(id: string, current: string, password: string): Promise<void> {
    refuseFirst(id)
    const matched = await this.checks.run(afterSignIns, () => this.match(current))
    if (matched?.teammate?.id !== id) {
      const message = 'This isn’t your current password.'
      throw new Refusal('invalid', message, { fields: { current: message } })
    }
    await this.setPassword(id, password)
  }

  async remove(id: string): Promise<void> {
    refuseFirst(id)
    await this.teammates.deleteOne({ _id: id })
    this.events.emit('changed')
  }

  async match(password: string): Promise<Match | null> {
    const hashed = await this.hashOf(password)
    const found = await this.teammates.findOne({ hash: hashed })
    if (!found) return null
    const { _id: id, role = 'admin' } = found
    return { role: 'admin', hash: hashed, teammate: { id, role } }
  }

  async isStill({ teammate, hash }: Match): Promise<boolean> {
    const found = teammate && (await this.teammates.findOne({ _id: teammate.id }))
    return found?.hash === hash && (found.role ?? 'admin') === teammate?.role
  }

  async areHere(ids: readonly string[]): Promise<void> {
    const offlineOf = await this.gone(ids)
    for (const id of ids)
      await this.teammates.updateOne({ _id: id }, { $set: { seenAt: new Date() } })
    if (offlineOf.length > 0) this.events.emit('changed')
  }

  private async add(teammate: StoredTeammate): Promise<void> {
    try {
      await this.teammates.insertOne(teammate)
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }

  private hashOf(password: string): Promise<string> {
    return hash(password, { salt: this.salt })
  }
}

function mayKnow(isForAdmins: boolean) {
  return ({ role = 'admin' }: StoredTeammate) => !isForAdmins || role === 'admin'
}

function refuseFirst(id: string): void {
  if (id !== firstTeammate) return
  throw new Refusal('conflict', 'The first teammate’s password is set with npm run password.')
}
