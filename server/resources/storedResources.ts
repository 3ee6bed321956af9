/** The stored resources. Each change is one write, so that none is ever seen half done. */
import type { Received } from '#shared/contract'
import type { resourceCalls } from '#shared/resources/calls'
import { endingOf, fileTypes, typeOf } from '#shared/resources/fileTypes'
import { type Category, categories, resourceNotFound } from '#shared/resources/rules'
import { changedMeanwhile, Refusal } from '../http/refusal'
import { insertIfNew, retryIfChanged } from '../store/concurrentWrites'
import type { Collection, Filter, Store } from '../store/port'
import { insertDefaults } from './defaults'
import { contentOf, type RemovedResource, type StoredFile, type StoredResource } from './documents'
import { changedContent, hasUpload, versionOf, withVersion } from './versions'

type Calls = typeof resourceCalls
type New = Received<Calls['create']['body']>
type Changes = Received<Calls['update']['body']>

const there = { removedAt: { $exists: false } } as Filter<StoredResource>

export class StoredResources {
  private readonly resources: Collection<StoredResource>
  private readonly removed: Collection<RemovedResource>
  private prepared: Promise<void> | undefined

  constructor(store: Store) {
    this.resources = store.collection('resources')
    this.removed = store.collection<RemovedResource>('resources')
  }

  /** By category and position. */
  async all(): Promise<StoredResource[]> {
    await this.prepare()
    const found = await this.resources.find(there).toArray()
    return found.sort(inOrder)
  }

  async find(id: string): Promise<StoredResource | null> {
    await this.prepare()
    return this.resources.findOne({ ...there, _id: id })
  }

  async get(id: string): Promise<StoredResource> {
    const found = await this.find(id)
    if (!found) throw notFound()
    return found
  }

  async add(draft: New, file: StoredFile | null): Promise<StoredResource> {
    if (file) assertNameFits(draft.filename, file)
    const now = new Date()
    const version = versionOf(1, draft, { url: file ? '' : draft.url, file }, now)
    const { id, title, description, category, filename } = draft
    const resource: StoredResource = {
      _id: id,
      title,
      description,
      category,
      filename,
      uploadDate: now,
      versions: [version],
      version: 1,
      files: file ? [file.sha256] : [],
      archived: false,
      position: await this.end(category),
      rev: 1,
    }
    if (!(await insertIfNew(this.resources, resource))) throw changedMeanwhile()
    return resource
  }

  /**
   * Another URL or a new file makes a version; without either, the content stays. Refused if
   * something was changed since `current`.
   */
  async change(
    current: StoredResource,
    changes: Changes,
    file: StoredFile | null,
  ): Promise<StoredResource> {
    const { _id, rev } = current
    const { title, description, category, filename } = changes
    const content = changedContent(contentOf(current), changes.url, file)
    const kept = content ?? contentOf(current)
    if (kept.file) assertNameFits(filename, kept.file)
    const position = category === current.category ? current.position : await this.end(category)
    const set = { title, description, category, filename, position }
    const changed = await this.resources.findOneAndUpdate(
      { ...there, _id, rev },
      content ? withVersion(current, set, changes, content) : { $set: set, $inc: { rev: 1 } },
      { returnDocument: 'after' },
    )
    if (!changed) throw changedMeanwhile()
    return changed
  }

  /** If another version came first, follows it; null if that one has the same upload. */
  replace(
    id: string,
    file: StoredFile,
    words: { filename: string; note: string; upload: string },
  ): Promise<StoredResource | null> {
    const { filename, upload } = words
    assertNameFits(filename, file)
    return retryIfChanged(async () => {
      const current = await this.get(id)
      if (hasUpload(current, upload)) return null
      const changed = await this.resources.findOneAndUpdate(
        { ...there, _id: id, version: current.version },
        withVersion(current, { filename }, words, { url: '', file }),
        { returnDocument: 'after' },
      )
      return changed ?? undefined
    })
  }

  async setArchived(id: string, archived: boolean): Promise<StoredResource> {
    await this.prepare()
    const changed = await this.resources.findOneAndUpdate(
      { ...there, _id: id },
      { $set: { archived }, $inc: { rev: 1 } },
      { returnDocument: 'after' },
    )
    if (!changed) throw notFound()
    return changed
  }

  /** Resolves to the resources that moved. */
  async reorder(category: Category, ids: readonly string[]): Promise<StoredResource[]> {
    const place = new Map(ids.map((id, index) => [id, index]))
    const indexOf = ({ _id }: StoredResource) => place.get(_id) ?? ids.length
    const all = (await this.all()).filter((one) => one.category === category)
    const moved = all
      .toSorted((a, b) => indexOf(a) - indexOf(b))
      .map((one, position) => ({ one, position }))
      .filter(({ one, position }) => one.position !== position)
    const changed = moved.map(({ one: { _id }, position }) =>
      this.resources.findOneAndUpdate(
        { ...there, _id },
        { $set: { position }, $inc: { rev: 1 } },
        { returnDocument: 'after' },
      ),
    )
    return (await Promise.all(changed)).filter((one) => one !== null)
  }

  /** Resolves to the resource as it was. */
  async remove(id: string): Promise<StoredResource> {
    const { title } = await this.get(id)
    const before = await this.removed.findOneAndUpdate(
      { _id: id, removedAt: { $exists: false } },
      { $set: { title, removedAt: new Date() }, $unset: emptied },
      { returnDocument: 'before' },
    )
    if (!before) throw notFound()
    return before as unknown as StoredResource
  }

  private async end(category: Category): Promise<number> {
    const positions = (await this.all()).filter((one) => one.category === category)
    return (positions.at(-1)?.position ?? -1) + 1
  }

  /** Runs at the first read. A removed default has left a mark, so it isn't inserted again. */
  private prepare(): Promise<void> {
    this.prepared ??= insertDefaults(this.resources).catch((error: unknown) => {
      this.prepared = undefined
      throw error
    })
    return this.prepared
  }
}

const emptied = { description: '', versions: '', files: '', filename: '' } as const

function notFound(): Refusal {
  return new Refusal('not-found', resourceNotFound)
}

const categoryOrder = new Map<string, number>(categories.map(({ id }, index) => [id, index]))

function inOrder(a: StoredResource, b: StoredResource): number {
  const byCategory = (categoryOrder.get(a.category) ?? 9) - (categoryOrder.get(b.category) ?? 9)
  return byCategory || a.position - b.position || (a._id < b._id ? -1 : 1)
}

/** A file's name must match its type. */
function assertNameFits(filename: string, { type }: StoredFile): void {
  if (typeOf(filename) === type) return
  const endings = Object.entries(fileTypes).flatMap(([ending, one]) =>
    one === type ? [ending] : [],
  )
  const message = `The file is ${endings[0]?.toUpperCase()}: its name must end in .${endings.join(' or .')}, not .${endingOf(filename)}.`
  throw new Refusal('invalid', 'Bad Request', { fields: { filename: message } })
}
