/**
 * The state of an admin's page: a list loaded once and then merged with events and with what it
 * fetched after an outage, by id and rev.
 */
import type { teammateEvents, ToTeammate } from '#shared/chat/events'
import type { Change, Interaction } from '#shared/chat/records'
import { connectPerson, type Person } from '../chat/world'
import { read, readChanges, readInteractions } from './admin'

export class Screen {
  private readonly byId = new Map<string, Change>()
  private admin: Person<typeof teammateEvents, ToTeammate> | undefined
  /** Time from which to fetch changes after an outage. */
  private readAt = 0

  constructor(
    private url: string,
    readonly cookie: string,
  ) {}

  /** As the page does at first: watches, then loads. */
  async load(): Promise<void> {
    await this.watch()
    const { readAt } = await read<{ readAt: number }>(
      this.url,
      '/api/chat/interactions?limit=1',
      this.cookie,
    )
    this.readAt = readAt
    for (const interaction of await readInteractions(this.url, this.cookie)) this.merge(interaction)
  }

  /** Reconnects, to this server or to another one on the same store. */
  async comeBack(url = this.url): Promise<void> {
    this.leave()
    this.url = url
    await this.watch()
    await this.askForMissed()
  }

  leave(): void {
    this.admin?.close()
    this.admin = undefined
  }

  get list(): Interaction[] {
    const left = [...this.byId.values()].filter((change) => !('erased' in change))
    return inOrder(left as Interaction[])
  }

  private async watch(): Promise<void> {
    this.admin = await connectPerson(this.url, '/admin', this.cookie)
    this.admin.socket.on('change', (change: Change) => this.merge(change))
    const { socket } = this.admin
    // After an unexpected disconnect, by either side.
    socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect())
    socket.on('connect', () => this.askForMissed())
    await this.admin.ask('watch', {})
  }

  private async askForMissed(): Promise<void> {
    for (const change of await readChanges(this.url, this.cookie, this.readAt)) this.merge(change)
  }

  private merge(change: Change): void {
    const known = this.byId.get(change.id)
    if (!known || known.rev < change.rev) this.byId.set(change.id, change)
  }
}

/** What a newly opened page would show. */
export async function freshList(url: string, cookie: string): Promise<Interaction[]> {
  return inOrder(await readInteractions(url, cookie))
}

function inOrder(list: Interaction[]): Interaction[] {
  return list.sort((a, b) => (a.id < b.id ? -1 : 1))
}
