/**
 * The ARIA tabs pattern: one stop in the tab order; arrow keys, Home and End choose. Each tab is a
 * link whose address can be copied or opened elsewhere; `onChoose` handles plain clicks and keys.
 */
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import styles from './Tabs.module.css'

export interface Tab {
  id: string
  name: string
  href: string
  /** Number of items in the tab. */
  count?: number | undefined
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  chosen: string
  /** Id of the element with role tabpanel. */
  panel: string
  onChoose: (tab: Tab) => void
}

export function tabId(panel: string, id: string): string {
  return `${panel}-tab-${id}`
}

export function Tabs({ label, tabs, chosen, panel, onChoose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // Centers the chosen tab if the row is wider than the screen.
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector(`#${tabId(panel, chosen)}`)
    if (!row || !tab) return
    const [inRow, inTab] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += inTab.left + inTab.width / 2 - (inRow.left + inRow.width / 2)
  }, [chosen, panel])

  function go(to: number) {
    const tab = tabs[(to + tabs.length) % tabs.length]
    if (!tab) return
    onChoose(tab)
    list.current?.querySelector<HTMLElement>(`#${tabId(panel, tab.id)}`)?.focus()
  }
  function onKey(event: KeyboardEvent, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined && event.key !== ' ') return
    event.preventDefault()
    go(to ?? index)
  }
  function onClick(event: MouseEvent, tab: Tab) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(tab)
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <a
          key={tab.id}
          id={tabId(panel, tab.id)}
          className={styles.tab}
          role="tab"
          href={tab.href}
          aria-selected={tab.id === chosen}
          aria-controls={tab.id === chosen ? panel : undefined}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={(event) => onClick(event, tab)}
          onKeyDown={(event) => onKey(event, index)}
        >
          {tab.name}
          {tab.count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{tab.count.toLocaleString('en-US')}</span>
            </>
          )}
        </a>
      ))}
    </div>
  )
}
