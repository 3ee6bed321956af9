/** The fields of an entry that are sent to admins. Each function throws if the record is malformed. */
import { EntryRecord, EntrySummary, EntryVersion } from '#shared/knowledge/records'
import { type KnowledgeRecord, newestContent, publishedContent, type StoredVersion } from './record'

const excerptLength = 200

export function toSummary(record: KnowledgeRecord): EntrySummary {
  const { category, title, content, tags } = newestContent(record)
  const excerpt = excerptOf(content)
  return EntrySummary.parse({ ...statusOf(record), category, title, tags, excerpt })
}

export function toEntryRecord(record: KnowledgeRecord): EntryRecord {
  const words = newestContent(record)
  return EntryRecord.parse({ ...statusOf(record), words, published: publishedContent(record) })
}

export function toVersion({ version, at, words }: StoredVersion): EntryVersion {
  return EntryVersion.parse({ version, at: at.getTime(), words })
}

function statusOf(record: KnowledgeRecord) {
  return {
    id: record._id,
    status: record.status,
    hasChanges: record.changes !== undefined,
    version: record.version,
    origin: record.origin,
    lastUpdated: record.lastUpdated.getTime(),
    rev: record.rev,
  }
}

/** Without headings and Markdown, cut between words. */
function excerptOf(content: string): string {
  const plain = content
    .slice(0, excerptLength * 4)
    .replace(/^#{1,6}\s.*$/gm, '')
    .replace(/^[^\S\r\n\u2028\u2029]*(?:[-*+]|\d+[.)])\s+/gm, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/[*_`>#|~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= excerptLength) return plain
  return `${plain
    .slice(0, excerptLength)
    .replace(/\s+\S*$/u, '')
    .toWellFormed()}…`
}
