/** A walk: three visitors, three teammates and a server that is restarted now and then. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultLimits, type Limits } from '#server/http/limits/limits'
import { asTeammate } from '../../chat/handover/people'
import { type Admin, startWorld, until, type Visitor, type World } from '../../chat/world'
import { freePort } from '../../freePort'
import { ChatModel } from './chatModel'
import type { Team } from './chatRecord'
import type { MovableClock } from './movableClock'
import { type Random, randomFrom } from './random'

export const teammates = ['admin', 'dana', 'lee'] as const
export type Teammate = (typeof teammates)[number]
const minute = 60_000
const checkMs = 15_000
const checks = 10
/** The model's limits, passed or not: two minutes, half an hour, four hours, two weeks. */
const pausesMs = [checks * checkMs, 31 * minute, 245 * minute, 15 * 24 * 60 * minute]
const limits = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, limit]) => [
    name,
    typeof limit === 'object' ? { burst: 1e9, perSecond: 1e6 } : limit,
  ]),
) as unknown as Limits

export class Person {
  visitor: Visitor | undefined
  cookie = ''
  id: string | undefined
  readonly chat = new ChatModel()
  /** Their last request that was granted. */
  granted: { id: string; wanted: boolean } | undefined
  /** How many they had when they last joined. */
  before = { lines: 0, replies: 0 }
}

export class Walk {
  readonly random: Random
  world!: World
  readonly trace: string[] = []
  readonly people: Person[] = []
  readonly pages = new Map<Teammate, Admin>()
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'walk-'))
  private port = 0
  private readonly cookies = new Map<Teammate, string>()
  private readonly here = new Set<string>()
  private readonly gone = new Set<string>(teammates)
  /** Ever: only those have two minutes to return after a restart. */
  private readonly seen = new Set<Teammate>()
  private readonly away = new Set<string>()

  constructor(
    seed: number,
    private readonly clock: MovableClock,
  ) {
    this.random = randomFrom(seed)
  }

  readonly team: Team = {
    isHere: (id) => this.here.has(id),
    isGone: (id) => this.gone.has(id),
    isAway: (id) => this.away.has(id),
    isAnyAvailable: () => teammates.some((id) => this.here.has(id) && !this.away.has(id)),
  }

  cookieOf = (teammate: Teammate) => this.cookies.get(teammate) ?? ''
  asTeammate = (teammate: Teammate) => asTeammate(this.world, this.cookieOf(teammate))
  nameOf = (person: Person) => `visitor ${this.people.indexOf(person)}`

  async begin(): Promise<void> {
    this.port = await freePort()
    await this.start()
    for (const _id of teammates.slice(1))
      await this.world.store.collection('teammates').insertOne({
        _id,
        name: _id,
        isAvailable: true,
      })
    const sessions = this.world.store.collection('sessions')
    for (const teammate of teammates) {
      this.cookies.set(teammate, await this.world.signIn())
      const [newest] = await sessions.find({}, { sort: { startedAt: -1 }, limit: 1 }).toArray()
      const expiresAt = new Date(Date.now() + 50 * 365 * 24 * 60 * minute)
      await sessions.updateOne({ _id: newest?._id ?? '' }, { $set: { teammate, expiresAt } })
      this.clock.forward(5)
    }
    for (const teammate of teammates.slice(0, 2)) await this.openPage(teammate)
    for (let n = 0; n < 3; n += 1) {
      const person = new Person()
      person.visitor = await this.world.visitor()
      person.cookie = person.visitor.cookie
      this.people.push(person)
    }
  }

  private async start(): Promise<void> {
    this.world = await startWorld({
      dataDir: this.dataDir,
      port: this.port,
      limits,
      env: {
        // E-mails can be asked for; none arrives.
        SMTP_URL: 'smtp://127.0.0.1:9',
        PUBLIC_URL: `http://127.0.0.1:${this.port}`,
        TRUST_PROXY: 'true',
        RETENTION_DAYS: '36500',
      },
    })
  }

  async close(): Promise<void> {
    await this.world.close()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  private async openPage(teammate: Teammate): Promise<void> {
    this.pages.set(teammate, await this.world.admin(this.cookieOf(teammate)))
    this.here.add(teammate)
    this.seen.add(teammate)
    this.gone.delete(teammate)
    const stored = this.world.store.collection('teammates')
    await until(async () => {
      const { seenAt } = (await stored.findOne({ _id: teammate })) ?? {}
      return seenAt && Date.now() - seenAt.getTime() < 5_000
    })
  }

  /** So that no two things happen in the same millisecond. */
  tick(): void {
    this.clock.forward(7)
  }

  /** A teammate comes, goes, or sets their switch. */
  async changeTeam(): Promise<void> {
    const teammate = this.random.pick(teammates)
    const page = this.pages.get(teammate)
    if (!page) {
      this.trace.push(`${teammate} opens a page`)
      return this.openPage(teammate)
    }
    if (this.random.next() < 0.5) {
      this.trace.push(`${teammate} closes their page`)
      page.close()
      this.pages.delete(teammate)
      return
    }
    const isAvailable = this.away.has(teammate)
    this.trace.push(`${teammate} is ${isAvailable ? 'available' : 'away'}`)
    await this.setAvailable(teammate, isAvailable)
    if (isAvailable) this.away.delete(teammate)
    else this.away.add(teammate)
  }

  /** Has the server check for absent teammates now. */
  checkTeam = () => this.setAvailable('admin', !this.away.has('admin'))

  private async setAvailable(teammate: Teammate, isAvailable: boolean): Promise<void> {
    const cookie = this.cookieOf(teammate)
    await this.world.call('PATCH', '/api/team/me', { cookie, body: { isAvailable } })
  }

  /** The server must be able to check who is here for two minutes before it takes anybody for gone. */
  async passTime(): Promise<void> {
    const ms = this.random.pick(pausesMs)
    this.trace.push(`${ms / minute} minutes pass`)
    this.forward(ms - checks * checkMs)
    const stored = this.world.store.collection('teammates')
    for (let check = 0; check < checks; check += 1) {
      this.forward(checkMs)
      for (const _id of this.pages.keys())
        await stored.updateOne({ _id }, { $set: { seenAt: new Date() } })
      await this.world.call('GET', '/api/team', { cookie: this.cookieOf('admin') })
    }
    for (const teammate of teammates) {
      if (this.pages.has(teammate)) continue
      this.gone.add(teammate)
      this.here.delete(teammate)
    }
  }

  /** No client takes its connection for dead because of it. */
  private forward(ms: number): void {
    this.clock.forward(ms)
    const visitors = this.people.flatMap(({ visitor }) => visitor ?? [])
    for (const { socket } of [...this.pages.values(), ...visitors])
      Object.assign(socket.io.engine, { _pingTimeoutTime: Number.POSITIVE_INFINITY })
  }

  async restart(): Promise<void> {
    this.trace.push('the server restarts')
    const open = [...this.pages.keys()]
    await this.world.close()
    await this.start()
    for (const teammate of this.seen) this.gone.delete(teammate)
    for (const teammate of open) await this.openPage(teammate)
    for (const person of this.people) if (person.visitor) await this.connect(person)
  }

  async toggleConnection(person: Person): Promise<void> {
    this.trace.push(`${this.nameOf(person)} ${person.visitor ? 'disconnects' : 'is back'}`)
    if (!person.visitor) return this.connect(person)
    person.visitor.close()
    person.visitor = undefined
  }

  private async connect(person: Person): Promise<void> {
    person.visitor = await this.world.visitor(person.cookie)
    const { lines, replies } = (await person.visitor.ask('join', {})).handled
    person.before = { lines: lines.length, replies: replies.length }
  }
}
