/**
 * What an admin's page holds: a list that was loaded once and has since been merged with what
 * arrived and with what it asked for after being away. By id and rev, as design says it.
 */
import type { adminEvents, ToAdmin } from '#shared/chat/events'
import type { Change, Interaction } from '#shared/chat/records'
import { connectPerson, type Person } from '../chat/world'
import { read, readChanges, readInteractions } from './office'

export class Screen {
  private readonly byId = new Map<string, Change>()
  private admin: Person<typeof adminEvents, ToAdmin> | undefined
  /** From where to ask for changes after being away. */
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

  /** The line is back, to this server or to another on the same store. */
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
    // After a break that nobody here asked for.
    this.admin.socket.on('connect', () => this.askForMissed())
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

/** What a page that is opened now would show. */
export async function freshList(url: string, cookie: string): Promise<Interaction[]> {
  return inOrder(await readInteractions(url, cookie))
}

function inOrder(list: Interaction[]): Interaction[] {
  return list.sort((a, b) => (a.id < b.id ? -1 : 1))
}
