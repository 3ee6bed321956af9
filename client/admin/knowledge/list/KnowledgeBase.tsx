/** The Knowledge Base tab by category, which a search overrides (specification, section 2). */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { EntrySummary } from '#shared/knowledge/records'
import { categories } from '#shared/knowledge/rules'
import { buttonClass } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import { SearchField } from '../../../ui/forms/SearchField'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { categoryIn, categoryPath, importPath, newEntryPath } from '../../data/knowledge/paths'
import { useEntries, useSearch, useUses } from '../../data/knowledge/useEntries'
import { useDebounced } from '../../ui/useDebounced'
import { DeleteEntry } from '../DeleteEntry'
import { countName } from '../labels'
import { CategoryNav } from './CategoryNav'
import { EntryGroup } from './EntryGroup'
import { ExportButtons } from './ExportButtons'
import styles from './KnowledgeBase.module.css'
import { countByView, entriesIn, type ListView, listViewIn, listViews } from './listViews'
import { PublishDrafts } from './PublishDrafts'

const settleMs = 200

export function KnowledgeBase() {
  const { data, error, refetch } = useEntries()
  const { data: uses } = useUses()
  const [parameters] = useSearchParams()
  const category = categoryIn(parameters)
  const [view, setView] = useState<ListView>(() => listViewIn(parameters))
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), settleMs)
  const found = useSearch(search)
  const isSearching = text.trim() !== '' && search !== ''
  const [toDelete, setToDelete] = useState<EntrySummary | null>(null)

  const entries = data?.entries ?? []
  const counts = countByView(entries)
  const shown = entriesIn(entries, view)
  const inCategory = new Map(
    categories.map(({ id }) => [id, shown.filter((one) => one.category === id)]),
  )
  const ids = new Set(found.data)
  const results = shown.filter(({ id }) => ids.has(id))
  const common = { uses, timeZone: data?.timeZone ?? 'UTC', onDelete: setToDelete }

  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Search the knowledge base"
          placeholder="Search all entries"
          value={text}
          onChange={setText}
        />
        <Choice
          label="Which entries"
          options={listViews.map((one) => ({ ...one, count: counts[one.id] }))}
          chosen={view}
          onChoose={setView}
        />
        <div className={styles.actions}>
          <Link className={buttonClass({ look: 'line' })} to={importPath}>
            Import
          </Link>
          <ExportButtons />
          <Link className={buttonClass({})} to={categoryPath(category, newEntryPath)}>
            Add Entry
          </Link>
        </div>
      </div>
      <p className="unseen" role="status">
        {isSearching && found.data && `${countName(results.length)} found`}
      </p>
      {!data && error && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The knowledge base couldn’t be loaded.
        </LoadFailed>
      )}
      {!data && !error && <Skeleton label="Loading the knowledge base" rows={4} />}
      {data && (
        <div className={styles.sides}>
          <CategoryNav
            chosen={isSearching ? undefined : category}
            counts={new Map([...inCategory].map(([id, list]) => [id, list.length]))}
            total={shown.length}
            onChoose={() => setText('')}
          />
          <div className={styles.groups}>
            {view === 'drafts' && !isSearching && <PublishDrafts drafts={shown} />}
            {isSearching ? (
              found.error ? (
                <LoadFailed error={found.error} onRetry={() => found.refetch()}>
                  The search failed.
                </LoadFailed>
              ) : (
                <EntryGroup
                  {...common}
                  name={`Found for “${search}”`}
                  description="In all categories: titles, tags and content, published or not"
                  entries={results}
                  nothing={found.data ? 'No entry contains all of these words.' : 'Searching…'}
                />
              )
            ) : (
              categories
                .filter(({ id }) => category === null || id === category)
                .map(({ id, name, description }) => (
                  <EntryGroup
                    {...common}
                    key={id}
                    name={name}
                    description={description}
                    entries={inCategory.get(id) ?? []}
                    nothing={
                      view === 'all'
                        ? 'Nothing here yet. What you publish here is what Whisper answers next.'
                        : 'None here.'
                    }
                  />
                ))
            )}
          </div>
        </div>
      )}
      <DeleteEntry entry={toDelete} onClose={() => setToDelete(null)} />
    </div>
  )
}
