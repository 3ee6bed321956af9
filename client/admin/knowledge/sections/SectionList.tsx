/** An entry's sections. Expanded ones can be edited; others take one line each. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import Plus from '~icons/lucide/plus'
import type { SectionUses } from '#shared/knowledge/records'
import { plainText, sectionTexts } from '#shared/knowledge/sections'
import { Button } from '../../../ui/Button'
import { restoreAt } from '../../ui/undo/restoreAt'
import { UndoLine } from '../../ui/undo/UndoLine'
import { useUndo } from '../../ui/undo/useUndo'
import {
  contentOf,
  hasText,
  movedPart,
  newPart,
  type Part,
  type PartProblems,
  partsOf,
  withPart,
} from './parts'
import { RemoveSection } from './RemoveSection'
import { SectionItem } from './SectionItem'
import styles from './SectionList.module.css'
import type { Suggestions } from './suggestions'

interface SectionListProps {
  /** The entry's title, which an offer shows for a section without a heading. */
  title: string
  parts: readonly Part[]
  /** The published ways by section id; null for an entry that was never published. */
  published: ReadonlyMap<string, Pick<Part, WayListName>> | null
  /** By section id; undefined until known. */
  uses?: ReadonlyMap<string, SectionUses> | undefined
  problems: PartProblems
  onChange: (change: (parts: readonly Part[]) => Part[]) => void
  /** Content below a section's ways, such as suggestions, and its count. */
  suggestions?: Suggestions | undefined
}

type WayListName = 'ways' | 'never'

export function SectionList(props: SectionListProps) {
  const { title, parts, published, uses, problems, onChange, suggestions } = props
  const asked = useLocation().hash.slice(1)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        parts
          .filter(({ id, key }) => parts.length === 1 || (id || key) === asked)
          .map(({ key }) => key),
      ),
  )
  const [removing, setRemoving] = useState<Part | null>(null)
  const undo = useUndo<{ part: Part; at: number }>()
  const list = useRef<HTMLOListElement>(null)

  // Links from Training point to one section.
  useEffect(() => {
    if (asked === '') return
    const item = list.current?.querySelector(`[data-key="${CSS.escape(asked)}"]`)
    item?.scrollIntoView({ block: 'start' })
  }, [asked])

  function setIsOpen(key: string, isOpen: boolean): void {
    setOpen((known) => {
      const others = [...known].filter((one) => one !== key)
      return new Set(isOpen ? [...others, key] : others)
    })
  }
  function change(key: string, changed: Partial<Part>): void {
    // Otherwise fixing its problem would collapse it while it is being edited.
    if (!open.has(key)) setIsOpen(key, true)
    onChange((known) => withPart(known, key, changed))
  }
  function add(): void {
    const part = newPart()
    onChange((known) => [...known, part])
    setIsOpen(part.key, true)
    focusIn(part.key, 'input')
  }
  function remove({ key }: Part): void {
    const index = parts.findIndex((part) => part.key === key)
    onChange((known) => {
      const others = known.filter((part) => part.key !== key)
      return others.length > 0 ? others : [newPart()]
    })
    const next = parts[index + 1] ?? parts[index - 1]
    if (next) focusIn(next.key, '[aria-expanded]')
  }
  /** Removes a section with nothing but a heading: no question asked, but an undo is offered. */
  function removeEmpty(part: Part, at: number): void {
    remove(part)
    undo.offer(plainText(part.heading) || `section ${at + 1}`, { part, at })
  }
  function restore({ part, at }: { part: Part; at: number }): void {
    onChange((known) => restoreAt(known, part, at, ({ key }) => key === part.key))
    focusIn(part.key, '[aria-expanded]')
  }
  /** Splits a text with headings into sections. */
  function split(): void {
    const content = contentOf(parts)
    if (sectionTexts(content).length <= parts.filter(hasText).length) return
    onChange((known) => partsOf(contentOf(known), known.filter(hasText)))
  }
  /** Runs after the next render. */
  function focusIn(key: string, selector: string): void {
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] ${selector}`)
        ?.focus(),
    )
  }

  return (
    <div className={styles.panel}>
      <ol ref={list}>
        {parts.map((part, index) => (
          <SectionItem
            key={part.key}
            part={part}
            place={index + 1}
            places={parts.length}
            title={title}
            published={published}
            uses={uses?.get(part.id)}
            isOpen={open.has(part.key) || problems[part.key] !== undefined}
            problems={problems[part.key]}
            suggestions={suggestions}
            onOpen={setIsOpen}
            onChange={change}
            onWritten={split}
            onMove={(by) => {
              onChange((known) => movedPart(known, part.key, by))
              focusIn(part.key, `[data-move="${by}"]`)
            }}
            onRemove={() =>
              hasText(part) || part.ways.length > 0 ? setRemoving(part) : removeEmpty(part, index)
            }
          />
        ))}
      </ol>
      <UndoLine undo={undo} onUndo={restore} />
      <div className={styles.foot}>
        <Button look="line" size="small" onClick={add}>
          <Plus size={14} aria-hidden="true" />
          Add section
        </Button>
      </div>
      <RemoveSection part={removing} onRemove={remove} onClose={() => setRemoving(null)} />
    </div>
  )
}
