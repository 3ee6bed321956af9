/** The effect on an entry of each of an admin's actions. Pure. */
import { limits } from '#shared/knowledge/limits'
import { isSame, type EntryContent } from '#shared/knowledge/rules'
import { Refusal } from '../http/refusal'
import type { Decide } from './entries'
import { type KnowledgeRecord, newestContent, contentOf, type StoredVersion } from './record'
import { withoutErased } from './visitorTexts'

/** Only a published entry has a draft beside its own words. */
export function saved(words: EntryContent): Decide {
  return (current) => {
    if (isSame(words, newestContent(current))) return null
    if (current.status !== 'published') return { $set: words }
    if (isSame(words, contentOf(current))) return { $unset: { changes: '' } }
    return { $set: { changes: words } }
  }
}

/** For words from a form, which may have been open while a visitor's way of asking was erased. */
export function fromForm(decide: (words: EntryContent) => Decide, words: EntryContent): Decide {
  return (current, at) => decide(withoutErased(words, current))(current, at)
}

/** Makes a version only if the words differ from the last one's. */
export function published(words?: EntryContent): Decide {
  return (current, at) => {
    const says = words ?? newestContent(current)
    const { versions } = current
    const last = versions.at(-1)
    if (last && isSame(last.words, says)) return publishedAgain(current)
    return {
      $set: { ...versioned(current, says, at), status: 'published' },
      $unset: { changes: '' },
    }
  }
}

/** These words as the next published version. `isTaught`: see StoredVersion. */
export function versioned(
  { version: last, versions }: KnowledgeRecord,
  words: EntryContent,
  at: Date,
  isTaught = false,
) {
  const version = { version: last + 1, at, words, ...(isTaught && { isTaught }) }
  return { ...words, version: last + 1, versions: limitVersions([...versions, version]) }
}

/**
 * The latest version, and as many before it as fit: an entry and its versions are one document. The
 * first to go is the oldest one to which the next only adds ways, and then the oldest.
 */
function limitVersions(versions: readonly StoredVersion[]): StoredVersion[] {
  const left = [...versions]
  let characters = left.reduce((sum, one) => sum + charactersOf(one), 0)
  while (left.length > limits.versions || characters > limits.versionCharacters) {
    const first = Math.max(
      0,
      left.findIndex((_, at) => left[at + 1]?.isTaught),
    )
    const [gone, next] = left.slice(first, first + 2)
    if (!gone || !next) break
    characters -= charactersOf(gone)
    // The next one takes its place, so that it isn't said to add only ways to the one before.
    const { isTaught: _, ...instead } = next
    left.splice(first, 2, instead)
  }
  return left
}

function charactersOf({ words }: StoredVersion): number {
  return JSON.stringify(words).length
}

function publishedAgain(current: KnowledgeRecord) {
  if (current.status === 'published' && current.changes === undefined) return null
  const says = current.versions.at(-1)?.words
  return { $set: { ...says, status: 'published' as const }, $unset: { changes: '' as const } }
}

export const discarded: Decide = (current) =>
  current.changes === undefined ? null : { $unset: { changes: '' } }

export function restored(version: number): Decide {
  return (current, now) => {
    const found = current.versions.find((one) => one.version === version)
    if (!found) throw new Refusal('not-found', 'This version is no longer kept.')
    return saved(found.words)(current, now)
  }
}

/** A draft is archived with the entry; the published words remain as a version. */
export function archived(current: KnowledgeRecord): ReturnType<Decide> {
  if (current.status === 'archived') return null
  return { $set: { ...newestContent(current), status: 'archived' }, $unset: { changes: '' } }
}

export function unarchived(current: KnowledgeRecord): ReturnType<Decide> {
  return current.status === 'archived' ? { $set: { status: 'draft' } } : null
}
