/**
 * Exports the knowledge base with its newest words, as a backup or for use elsewhere; can be imported.
 */
import { toCsv } from '#shared/csv'
import type { KnowledgeRecord } from './record'
import { newestContent } from './record'
import { wayCells } from './wayLines'

const columns = [
  'id',
  'category',
  'title',
  'content',
  'tags',
  'sections',
  'ways',
  'never',
  'status',
  'version',
  'lastUpdated',
] as const

export function toJson(entries: readonly KnowledgeRecord[]): string {
  return `${JSON.stringify(entries.map(fieldsOf), null, 2)}\n`
}

export function toCsvFile(entries: readonly KnowledgeRecord[]): string {
  const rows = entries.map(fieldsOf).map(({ tags, sections, ...fields }) => ({
    ...fields,
    ...wayCells(sections),
    tags: tags.join(', '),
  }))
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  )
}

function fieldsOf(record: KnowledgeRecord) {
  const { category, title, content, tags, sections } = newestContent(record)
  return {
    id: record._id,
    ...{ category, title, content, tags, sections },
    status: record.status,
    version: record.version,
    lastUpdated: record.lastUpdated.toISOString(),
  }
}
