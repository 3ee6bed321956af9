/** Versions of a resource: when one is made, and the update that adds it. */
import { Refusal } from '../http/refusal'
import type { UpdateFilter } from '../store/port'
import type { StoredContent, StoredFile, StoredResource, StoredVersion } from './documents'

interface Words {
  filename: string
  note: string
}

export function versionOf(
  version: number,
  { filename, note }: Words,
  content: StoredContent,
  at = new Date(),
): StoredVersion {
  return { version, at, filename, note, ...content }
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
