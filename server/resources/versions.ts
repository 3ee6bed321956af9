/** Versions of a resource: when one is made, and the update that adds it. */
import { Refusal } from '../http/refusal'
import type { UpdateFilter } from '../store/port'
import type { StoredContent, StoredFile, StoredResource, StoredVersion } from './documents'

interface Words {
  filename: string
  note: string
  upload?: string | undefined
}

const formWords = ['title', 'description', 'category', 'filename'] as const

interface Form extends Pick<StoredResource, (typeof formWords)[number]> {
  url: string
  upload?: string | undefined
}

export function versionOf(
  version: number,
  { filename, note, upload }: Words,
  content: StoredContent,
  at = new Date(),
): StoredVersion {
  return { version, at, filename, note, ...content, ...(upload === undefined ? {} : { upload }) }
}

export function withVersion(
  current: StoredResource,
  set: Partial<StoredResource>,
  words: Words,
  content: StoredContent,
): UpdateFilter<StoredResource> {
  const version = current.version + 1
  return {
    $set: { ...set, version },
    $push: { versions: versionOf(version, words, content) },
    ...(content.file ? { $addToSet: { files: content.file.sha256 } } : {}),
    $inc: { rev: 1 },
  }
}

export function hasUpload({ versions }: StoredResource, upload: string): boolean {
  return versions.some((one) => one.upload === upload)
}

/** Whether the resource is as the form says, as after a save whose reply was lost. */
export function isSaved(current: StoredResource, form: Form): boolean {
  const latest = current.versions.at(-1)
  const hasWords = formWords.every((name) => current[name] === form[name])
  if (!hasWords || !latest) return false
  if (form.upload !== undefined) return latest.upload === form.upload
  return form.url === '' ? latest.file !== null : latest.url === form.url
}

/** The content that the form asks for; null if the current one stays. */
export function changedContent(
  current: StoredContent,
  url: string,
  file: StoredFile | null,
): StoredContent | null {
  if (file) return { url: '', file }
  if (url !== '') return url === current.url ? null : { url, file: null }
  if (current.file) return null
  throw new Refusal('invalid', 'Bad Request', { fields: { url: 'Enter a URL or upload a file.' } })
}
