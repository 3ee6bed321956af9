/**
 * Exports the knowledge base with its newest words, as a backup or for use elsewhere; can be imported.
 */
import { toCsv } from '#shared/csv'
import type { KnowledgeRecord } from './record'
import { newestContent } from './record'
import { continued, splitCell, wayCells } from './wayLines'

const columns = ['id', 'category', 'title', 'content', 'tags', 'sections'] as const
const lists = ['ways', 'never'] as const
const last = ['status', 'version', 'lastUpdated'] as const

export function toJson(entries: readonly KnowledgeRecord[]): string {
  return `${JSON.stringify(entries.map(fieldsOf), null, 2)}\n`
}

export function toCsvFile(entries: readonly KnowledgeRecord[]): string {
  const rows = entries.map(fieldsOf).map(({ tags, sections, ...fields }) => {
    const { ways, never, ...cells } = wayCells(sections)
    return {
      ...fields,
      ...cells,
      tags: tags.join(', '),
      ways: splitCell(ways),
      never: splitCell(never),
    }
  })
  const parts = lists.flatMap((list) => {
    const most = Math.max(1, ...rows.map((row) => row[list].length))
    return Array.from({ length: most }, (_, index) => ({ list, at: index }))
  })
  return toCsv(
    [...columns, ...parts.map(({ list, at }) => continued(list, at)), ...last],
    rows.map((row) => [
      ...columns.map((column) => row[column]),
      ...parts.map(({ list, at }) => row[list][at]),
      ...last.map((column) => row[column]),
    ]),
  )
}

function fieldsOf(record: KnowledgeRecord) {
  const { category, title, content, tags, sections } = newestContent(record)
  return {
    id: record._id,
    category,
    title,
    content,
    tags,
    sections,
    status: record.status,
    version: record.version,
    lastUpdated: record.lastUpdated.toISOString(),
  }
}
