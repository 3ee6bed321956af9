/** A section's ways of asking, and questions that must never be answered from it. */
import { useState } from 'react'
import type { SectionUses } from '#shared/knowledge/records'
import type { Way, WayOrigin } from '#shared/knowledge/sections'
import {
  addWay,
  hasRoom,
  listOf,
  removeWay,
  restoreWay,
  type WayKind,
} from '#shared/knowledge/ways'
import { Button } from '../../../ui/Button'
import { usesCount, wayCount } from '../labels'
import { AddWay } from './AddWay'
import type { Part } from './parts'
import type { Suggestions } from './suggestions'
import { WayRows } from './WayRows'
import styles from './Ways.module.css'

interface WaysProps {
  part: Part
  /** The published ways; null if the entry was never published. */
  published: Pick<Part, 'ways' | 'never'> | null
  uses: SectionUses | undefined
  suggestions: Suggestions | undefined
  onChange: (changed: Pick<Part, 'ways' | 'never'>) => void
}

export function Ways({ part, published, uses, suggestions, onChange }: WaysProps) {
  const [isAddingNever, setAddingNever] = useState(false)

  /** Returns a message about the result. */
  function add(kind: WayKind, texts: readonly string[], from: WayOrigin = 'written'): string {
    let section: Part = part
    let [there, moved] = [0, 0]
    for (const text of texts) {
      if (!hasRoom(section, kind)) break
      const next = addWay(section, kind, { text, from })
      if (next === section) there += 1
      const other = kind === 'way' ? 'never' : 'ways'
      if (next[other].length < section[other].length) moved += 1
      section = { ...section, ...next }
    }
    onChange({ ways: section.ways, never: section.never })
    if (moved > 0) return 'Moved here from the other list.'
    if (there > 0) return there === 1 ? 'This one is already here.' : 'Some are already here.'
    return ''
  }
  function remove(kind: WayKind, text: string): void {
    const { ways, never } = removeWay(part, { kind, text })
    onChange({ ways, never })
  }
  function restore(kind: WayKind, way: Way, at: number): void {
    const { ways, never } = restoreWay(part, kind, way, at)
    onChange({ ways, never })
  }
  const rows = (kind: WayKind) => (
    <WayRows
      ways={part[listOf[kind]]}
      published={published?.[listOf[kind]] ?? null}
      uses={kind === 'way' ? uses?.ways : undefined}
      onRemove={(text) => remove(kind, text)}
      onRestore={(way, index) => restore(kind, way, index)}
    />
  )

  return (
    <div className={styles.ways}>
      <h4 className={styles.head}>
        Ways people ask this
        <span>
          {part.ways.length === 0 ? 'None yet' : wayCount(part.ways.length)}
          {uses !== undefined && uses.used > 0 && `, ${usesCount(uses.used)}`}
        </span>
      </h4>
      {rows('way')}
      <AddWay
        label="Another way people ask this"
        isFull={!hasRoom(part, 'way')}
        onAdd={(texts) => add('way', texts)}
      />
      {suggestions?.list(
        part,
        'way',
        hasRoom(part, 'way') ? (texts) => add('way', texts, 'model') : null,
      )}
      <h4 className={styles.head}>
        Never answer this from here
        {part.never.length > 0 && <span>{part.never.length.toLocaleString('en-US')}</span>}
        {!isAddingNever && (
          <Button
            look="line"
            size="small"
            aria-label="Add a question never answered from here"
            onClick={() => setAddingNever(true)}
          >
            Add
          </Button>
        )}
      </h4>
      {rows('never')}
      {isAddingNever && (
        <AddWay
          label="A question that this doesn’t answer"
          isFull={!hasRoom(part, 'never')}
          isBegun
          onAdd={(texts) => add('never', texts)}
        />
      )}
      {suggestions?.list(part, 'never', null)}
    </div>
  )
}
