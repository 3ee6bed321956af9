/** Records in the activity list what teammates do with entries. */
import type { EntryRecord, EntrySummary } from '#shared/knowledge/records'
import type { By } from '../activity/port'
import type { ServerContext } from '../context'

export function knowledgeActivity(activity: ServerContext['activity']) {
  const record = (by: By, did: string, what = '', id?: string) =>
    activity.record(by, {
      kind: 'knowledge',
      did,
      what,
      ...(id !== undefined && { subject: { kind: 'entry', id } }),
    })
  return {
    record,
    async did(
      by: By,
      did: string,
      changing: EntryRecord | Promise<EntryRecord>,
    ): Promise<EntryRecord> {
      const changed = await changing
      await record(by, did, nameOf(changed, changed.words.title), changed.id)
      return changed
    },
    async publishedMany(by: By, published: readonly EntrySummary[]): Promise<void> {
      for (const entry of published)
        await record(by, 'Published', nameOf(entry, entry.title), entry.id)
    },
  }
}

/** A taught entry's title may be a visitor's words, which this list must not have. */
function nameOf(
  { origin, version }: Pick<EntryRecord, 'origin' | 'version'>,
  title: string,
): string {
  const name = origin.kind === 'taught' ? 'A taught answer' : title
  return version > 1 ? `${name}, version ${version}` : name
}
