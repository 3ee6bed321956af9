/**
 * Admins' edits of resources: stored first, then sent to every admin who watches. A repeat, after a
 * lost reply, gets what the first call made.
 */
import type { Received } from '#shared/contract'
import type { resourceCalls } from '#shared/resources/calls'
import type { Resource } from '#shared/resources/records'
import { safeFilename } from '#shared/resources/safeFilename'
import { changedMeanwhile } from '../http/refusal'
import type { UnusedFiles } from '../store/unusedFiles'
import { type StoredFile, type StoredResource, toResource } from './documents'
import type { Downloads } from './downloads'
import type { ResourceBroadcaster } from './resourceBroadcaster'
import type { StoredResources } from './storedResources'
import { uploadGone, type Uploads } from './uploads'
import { hasUpload, isSaved } from './versions'

type Calls = typeof resourceCalls
type New = Received<Calls['create']['body']>
type Changed = Received<Calls['update']['body']>
type Replacement = Received<Calls['replace']['body']>
type Order = Received<Calls['reorder']['body']>

interface Saved {
  resource: Resource
  /** Nothing was written: it was as it should be. */
  isRepeat: boolean
}

export class ResourceEditor {
  constructor(
    private readonly parts: {
      resources: StoredResources
      uploads: Uploads
      downloads: Downloads
      unusedFiles: UnusedFiles
      broadcaster: ResourceBroadcaster
    },
  ) {}

  async withCount(stored: StoredResource): Promise<Resource> {
    return toResource(stored, await this.parts.downloads.count(stored._id))
  }

  async add(body: New): Promise<Saved> {
    const { resources } = this.parts
    const known = await resources.find(body.id)
    if (known && isSaved(known, body)) return this.repeat(known)
    if (known) throw changedMeanwhile()
    return this.withUpload(body.upload, (file) => resources.add(body, file))
  }

  async change(id: string, body: Changed): Promise<Saved> {
    const { resources } = this.parts
    const current = await resources.get(id)
    if (isSaved(current, body)) return this.repeat(current)
    if (current.rev !== body.rev) throw changedMeanwhile()
    // The file may be there already, from a save whose reply was lost.
    const isThere = current.versions.at(-1)?.upload === body.upload
    const upload = isThere ? undefined : body.upload
    return this.withUpload(upload, (file) => resources.change(current, body, file))
  }

  async replace(id: string, { upload, note, filename }: Replacement): Promise<Saved> {
    const { resources, uploads } = this.parts
    // Read first: it is used up only once its version is there.
    const found = await uploads.find(upload)
    const current = await resources.get(id)
    if (hasUpload(current, upload)) return this.repeat(current)
    if (!found) throw uploadGone()
    const words = { filename: safeFilename(filename ?? found.filename), note, upload }
    const stored = await resources.replace(id, fileOf(found), words)
    if (!stored) return this.repeat(await resources.get(id))
    await uploads.end(upload)
    return this.broadcast(stored)
  }

  async setArchived(id: string, archived: boolean): Promise<Saved> {
    return this.broadcast(await this.parts.resources.setArchived(id, archived))
  }

  async reorder({ category, ids }: Order): Promise<Resource[]> {
    const moved = await this.parts.resources.reorder(category, ids)
    const resources = await Promise.all(moved.map((one) => this.withCount(one)))
    this.parts.broadcaster.changed(resources)
    return resources
  }

  async remove(id: string): Promise<StoredResource> {
    const removed = await this.parts.resources.remove(id)
    this.parts.broadcaster.removed(id)
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
  ): Promise<Saved> {
    const { uploads } = this.parts
    const stored = await work(id === undefined ? null : fileOf(await uploads.get(id)))
    if (id !== undefined) await uploads.end(id)
    return this.broadcast(stored)
  }

  private async broadcast(stored: StoredResource): Promise<Saved> {
    const resource = await this.withCount(stored)
    this.parts.broadcaster.changed([resource])
    return { resource, isRepeat: false }
  }

  private async repeat(stored: StoredResource): Promise<Saved> {
    return { resource: await this.withCount(stored), isRepeat: true }
  }
}

function fileOf({ sha256, size, type }: StoredFile): StoredFile {
  return { sha256, size, type }
}
