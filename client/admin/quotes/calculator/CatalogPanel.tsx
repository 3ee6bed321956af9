/** The price list by category, or search results from all. Enter in the search adds the first. */
import { type FormEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type CatalogItem, categories, quantityOf, type Selection } from '#shared/quotes/rules'
import { SearchField } from '../../../ui/forms/SearchField'
import { tabId, Tabs } from '../../../ui/Tabs'
import { singleKeys, useSingleKeys } from '../../ui/keys/singleKeys'
import { Panel } from '../../ui/layout/Panel'
import { useObservable } from '../../ui/observable'
import styles from './CatalogPanel.module.css'
import { findItems } from './findItems'
import { ItemTable } from './ItemTable'

const panelId = 'catalog'

interface CatalogPanelProps {
  items: readonly CatalogItem[]
  selection: Selection
  onSet: (id: string, quantity: number) => void
}

export function CatalogPanel({ items, selection, onSet }: CatalogPanelProps) {
  // Kept in the address so that it survives a reload.
  const [parameters, setParameters] = useSearchParams()
  const chosen = categories.find(({ id }) => id === parameters.get('category')) ?? categories[0]
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const hasKeys = useObservable(singleKeys)
  useSingleKeys({ '/': () => search.current?.select() })
  const isSearching = typed.trim() !== ''
  const shown = isSearching
    ? findItems(items, typed)
    : items.filter(({ category }) => category === chosen.id)
  const [first] = shown

  const add = (id: string) => onSet(id, quantityOf(selection, id) + 1)

  function addFirst(event: FormEvent) {
    event.preventDefault()
    if (!isSearching || !first) return
    add(first.id)
    // Selected, so that the next search replaces it.
    search.current?.select()
  }

  return (
    <Panel
      title="Catalog"
      headerExtra={
        <search className={styles.search}>
          <form onSubmit={addFirst}>
            <SearchField
              ref={search}
              label="Search the catalog. Enter adds the first match."
              placeholder="Search, then Enter to add"
              shortcut={hasKeys ? '/' : undefined}
              value={typed}
              onChange={setTyped}
            />
          </form>
        </search>
      }
    >
      {isSearching ? (
        <p className={styles.found} role="status">
          {first
            ? `${shown.length} found in all categories. Enter adds ${first.name}.`
            : 'No match. Clear the search to choose by category.'}
        </p>
      ) : (
        <Tabs
          label="Category"
          tabs={categories.map(({ id, name }) => ({
            id,
            name,
            href: `?category=${id}`,
            count: items.filter(({ category }) => category === id).length,
          }))}
          chosen={chosen.id}
          panel={panelId}
          onChoose={({ id }) => setParameters({ category: id }, { replace: true })}
        />
      )}
      <div
        id={panelId}
        {...(isSearching ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(panelId, chosen.id) })}
      >
        {first && <ItemTable items={shown} selection={selection} onAdd={add} />}
      </div>
    </Panel>
  )
}
