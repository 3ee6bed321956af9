/** Admins' edits of resources: stored first, then sent to every admin who watches. */
import type { Received } from '#shared/contract'
import type { resourceCalls } from '#shared/resources/calls'
import type { Resource } from '#shared/resources/records'
import { safeFilename } from '#shared/resources/safeFilename'
import type { UnusedFiles } from '../store/unusedFiles'
import type { Catalogue } from './catalogue'
import { type StoredFile, type StoredResource, toResource } from './documents'
import type { Downloads } from './downloads'
import type { ResourceEvents } from './resourceEvents'
import type { Uploads } from './uploads'

type Calls = typeof resourceCalls
type New = Received<Calls['create']['body']>
type Changed = Received<Calls['update']['body']>
type Replacement = Received<Calls['replace']['body']>
type Order = Received<Calls['reorder']['body']>

export class Editing {
  constructor(
    private readonly parts: {
      catalogue: Catalogue
      uploads: Uploads
      downloads: Downloads
      unusedFiles: UnusedFiles
      news: ResourceEvents
    },
  ) {}

  async withCount(stored: StoredResource): Promise<Resource> {
    return toResource(stored, await this.parts.downloads.count(stored._id))
  }

  add(body: New): Promise<Resource> {
    return this.withUpload(body.upload, (file) => this.parts.catalogue.add(body, file))
  }

  change(id: string, body: Changed): Promise<Resource> {
    const { catalogue } = this.parts
    return this.withUpload(body.upload, (file) => catalogue.change(id, body, file))
  }

  async replace(id: string, { upload, note, filename }: Replacement): Promise<Resource> {
    const { catalogue, uploads } = this.parts
    const found = await uploads.get(upload)
    const name = safeFilename(filename ?? found.filename)
    const stored = await catalogue.replace(id, fileOf(found), { filename: name, note })
    await uploads.end(upload)
    return this.broadcast(stored)
  }

  async setArchived(id: string, archived: boolean): Promise<Resource> {
    return this.broadcast(await this.parts.catalogue.setArchived(id, archived))
  }

  async reorder({ category, ids }: Order): Promise<Resource[]> {
    const moved = await this.parts.catalogue.reorder(category, ids)
    const resources = await Promise.all(moved.map((one) => this.withCount(one)))
    this.parts.news.changed(resources)
    return resources
  }

  async remove(id: string): Promise<StoredResource> {
    const removed = await this.parts.catalogue.remove(id)
    this.parts.news.removed(id)
    for (const sha256 of removed.files) await this.parts.unusedFiles.drop(sha256)
    return removed
  }

  async discard(upload: string): Promise<void> {
    const sha256 = await this.parts.uploads.end(upload)
    if (sha256) await this.parts.unusedFiles.drop(sha256)
  }

  /** The upload is ended once the resource has its file. */
  private async withUpload(
    id: string | undefined,
    work: (file: StoredFile | null) => Promise<StoredResource>,
  ): Promise<Resource> {
    const { uploads } = this.parts
    const stored = await work(id === undefined ? null : fileOf(await uploads.get(id)))
    if (id !== undefined) await uploads.end(id)
    return this.broadcast(stored)
  }

  private async broadcast(stored: StoredResource): Promise<Resource> {
    const resource = await this.withCount(stored)
    this.parts.news.changed([resource])
    return resource
  }
}

function fileOf({ sha256, size, type }: StoredFile): StoredFile {
  return { sha256, size, type }
}
