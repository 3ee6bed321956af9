/** The stored form of resources, and the fields of them that are sent. */
import { DealerResource, Resource, type Version } from '#shared/resources/records'
import type { Category } from '#shared/resources/rules'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    resources: StoredResource
  }
}

export interface StoredFile {
  sha256: string
  size: number
  type: string
}

export interface StoredContent {
  url: string
  file: StoredFile | null
}

export interface StoredVersion extends StoredContent {
  version: number
  at: Date
  filename: string
  note: string
  /** The upload that it was made from, so that a repeat makes no other. */
  upload?: string
}

export interface StoredResource extends Stored {
  title: string
  description: string
  category: Category
  filename: string
  uploadDate: Date
  /** Oldest first; dealers get the last one. Empty: not available yet. */
  versions: StoredVersion[]
  /** How many versions there have been. */
  version: number
  /** The files of all versions, for the index. */
  files: string[]
  archived: boolean
  position: number
  rev: number
}

/** What remains of a removed resource: its id, and its name for past downloads. */
export interface RemovedResource extends Stored {
  title: string
  removedAt: Date
}

const nothing: StoredContent = { url: '', file: null }

export function contentOf({ versions }: StoredResource): StoredContent {
  return versions.at(-1) ?? nothing
}

/** Throws if the record is malformed. */
export function toResource(stored: StoredResource, downloads: number): Resource {
  const latest = stored.versions.at(-1)
  const { url, file } = contentOf(stored)
  return Resource.parse({
    id: stored._id,
    title: stored.title,
    description: stored.description,
    category: stored.category,
    filename: stored.filename,
    url,
    file,
    downloads,
    version: stored.version,
    archived: stored.archived,
    position: stored.position,
    rev: stored.rev,
    uploadDate: stored.uploadDate.getTime(),
    versionDate: (latest?.at ?? stored.uploadDate).getTime(),
  })
}

/** Throws if the record is malformed. */
export function toDealerResource(stored: StoredResource): DealerResource {
  const latest = stored.versions.at(-1)
  return DealerResource.parse({
    id: stored._id,
    title: stored.title,
    description: stored.description,
    category: stored.category,
    filename: stored.filename,
    version: stored.version,
    size: latest?.file?.size ?? null,
    date: (latest?.at ?? stored.uploadDate).getTime(),
    available: latest !== undefined,
  })
}

export function toVersion({ at, upload: _, ...rest }: StoredVersion): Version {
  return { ...rest, at: at.getTime() }
}
