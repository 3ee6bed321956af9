/**
 * A save whose reply is lost may have been done: if what is stored is what was sent, it is the
 * reply.
 */
import type { EntryRecord } from '#shared/knowledge/records'
import { type EntryContent, isSame } from '#shared/knowledge/rules'
import { NetworkError } from '../../../errors'
import { knowledge } from './calls'

export interface Saving {
  id: string
  words: EntryContent
  publish: boolean
}

export async function saveEntry(
  sent: Saving,
  save: (sent: Saving) => Promise<EntryRecord>,
): Promise<EntryRecord> {
  try {
    return await save(sent)
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const stored = await knowledge.get({ id: sent.id }).catch(() => null)
    if (stored && isSaved(sent, stored)) return stored
    throw error
  }
}

export function isSaved(sent: Saving, { status, hasChanges, words }: EntryRecord): boolean {
  const isPublished = status === 'published' && !hasChanges
  return isSame(sent.words, words) && (isPublished || !sent.publish)
}
