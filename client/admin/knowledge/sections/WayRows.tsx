/** A list of ways of asking, each with its origin. */
import { useRef } from 'react'
import X from '~icons/lucide/x'
import type { SectionUses } from '#shared/knowledge/records'
import { type Way, wayKey } from '#shared/knowledge/sections'
import { Button } from '../../../ui/Button'
import { UndoLine } from '../../ui/undo/UndoLine'
import { useUndo } from '../../ui/undo/useUndo'
import { usesCount, wayOriginName } from '../labels'
import styles from './Ways.module.css'

interface WayRowsProps {
  ways: readonly Way[]
  /** Null for an entry that was never published: none is marked as new. */
  published: readonly Way[] | null
  uses: SectionUses['ways'] | undefined
  onRemove: (text: string) => void
  /** Puts a removed way back in its place. */
  onRestore: (way: Way, at: number) => void
}

export function WayRows({ ways, published, uses, onRemove, onRestore }: WayRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const undo = useUndo<{ way: Way; at: number }>()
  const usedOf = new Map(uses?.map(({ text, used }) => [wayKey(text), used]))
  const known = published && new Set(published.map(({ text }) => wayKey(text)))

  /** Removes a way and focuses the next one. */
  function remove(way: Way, at: number): void {
    onRemove(way.text)
    undo.offer(`“${way.text}”`, { way, at })
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button')
      const box = list.current?.parentElement?.querySelector<HTMLElement>('input')
      const next = buttons?.[at] ?? buttons?.[at - 1] ?? box
      next?.focus()
    })
  }

  function restore({ way, at }: { way: Way; at: number }): void {
    onRestore(way, at)
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[at]?.focus())
  }

  return (
    <>
      <ul ref={list}>
        {ways.map((way, index) => {
          const { text, from } = way
          const used = usedOf.get(wayKey(text)) ?? 0
          const isNew = known !== null && !known.has(wayKey(text))
          return (
            <li key={text} className={styles.way} data-new={isNew || undefined}>
              <bdi>{text}</bdi>
              <span>
                {wayOriginName[from]}
                {isNew && ', new'}
              </span>
              <span className={styles.uses}>{used > 0 && usesCount(used)}</span>
              <Button
                look="plain"
                size="small"
                aria-label={`Remove “${text}”`}
                onClick={() => remove(way, index)}
              >
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
      <UndoLine undo={undo} onUndo={restore} />
    </>
  )
}
