/** Ways of asking one below the other, each with where it came from. */
import { useRef } from 'react'
import X from '~icons/lucide/x'
import { type Way, wayKey } from '#shared/knowledge/sections'
import { Button } from '../../../ui/Button'
import { wayOriginName } from '../words'
import styles from './Ways.module.css'

interface WayRowsProps {
  ways: readonly Way[]
  /** Null: none is new, because all are. */
  published: readonly Way[] | null
  onRemove: (text: string) => void
}

export function WayRows({ ways, published, onRemove }: WayRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const known = published && new Set(published.map(({ text }) => wayKey(text)))

  /** The focus goes on to the next one. */
  function remove(text: string, at: number): void {
    onRemove(text)
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button')
      const box = list.current?.parentElement?.querySelector<HTMLElement>('input')
      const next = buttons?.[at] ?? buttons?.[at - 1] ?? box
      next?.focus()
    })
  }

  return (
    <ul ref={list}>
      {ways.map(({ text, from }, at) => {
        const isNew = known !== null && !known.has(wayKey(text))
        return (
          <li key={text} className={styles.way} data-new={isNew || undefined}>
            <bdi>{text}</bdi>
            <span>
              {wayOriginName[from]}
              {isNew && ', new'}
            </span>
            <Button
              look="plain"
              size="small"
              aria-label={`Remove “${text}”`}
              onClick={() => remove(text, at)}
            >
              <X size={16} aria-hidden="true" />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
