/** The dealers' side: the list, a ticket for each click, and what a ticket opens. */
import { downloadAddress } from '#shared/resources/addresses'
import { resourceNotFound } from '#shared/resources/rules'
import { Buckets } from '../http/limits/bucket'
import { Refusal } from '../http/refusal'
import type { Delivery } from './deliver'
import type { StoredResource } from './documents'
import type { Downloads } from './downloads'
import type { ResourceBroadcaster } from './resourceBroadcaster'
import type { StoredResources } from './storedResources'
import type { Tickets } from './tickets'

/** Per session. */
const clicks = { burst: 300, perSecond: 5 }

export class DealerResources {
  private readonly clicks = new Buckets(clicks)

  constructor(
    private readonly parts: {
      resources: StoredResources
      tickets: Tickets
      downloads: Downloads
      broadcaster: ResourceBroadcaster
      /** Called once the download is stored, with its ticket's id. */
      onDownloaded: (ticketId: string) => void
    },
  ) {}

  async all(): Promise<StoredResource[]> {
    return (await this.parts.resources.all()).filter(({ archived }) => !archived)
  }

  /** Resolves to the address that the click opens. */
  async ticketFor(id: string, sessionId: string): Promise<string> {
    this.clicks.take(sessionId)
    const { _id, version } = await this.get(id)
    if (version === 0) throw new Refusal('conflict', 'This isn’t available yet.')
    const ticket = await this.parts.tickets.give(_id, version, sessionId)
    return downloadAddress(ticket._id)
  }

  async deliveryOf(ticketId: string, sessionId: string): Promise<Delivery> {
    const ticket = await this.parts.tickets.get(ticketId, sessionId)
    const stored = await this.get(ticket.resourceId)
    const count = async () => {
      const downloads = await this.parts.downloads.add(ticket)
      this.parts.onDownloaded(ticketId)
      if (downloads !== null) this.parts.broadcaster.downloaded(stored._id, downloads)
    }
    return { ...versionIn(stored, ticket.version), count }
  }

  /** An admin's preview, also of an archived resource or an older version; not counted. */
  async previewOf(id: string, version?: number): Promise<Delivery> {
    const stored = await this.parts.resources.get(id)
    return { ...versionIn(stored, version ?? stored.version), count: async () => {} }
  }

  private async get(id: string): Promise<StoredResource> {
    const stored = await this.parts.resources.get(id)
    if (stored.archived) throw new Refusal('not-found', resourceNotFound)
    return stored
  }
}

/** The latest version has the resource's present name, an older one its own. */
function versionIn(stored: StoredResource, number: number) {
  const version = stored.versions.find((one) => one.version === number)
  if (!version) throw new Refusal('not-found', 'Version not found.')
  return { version, filename: number === stored.version ? stored.filename : version.filename }
}
