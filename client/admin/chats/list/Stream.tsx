/**
 * The list of interactions, virtualized. While the reader has scrolled or points at it, it stays
 * still, and new interactions wait behind a counter.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import ArrowUp from '~icons/lucide/arrow-up'
import { Button } from '../../../ui/Button'
import { countWaiting, type LoadedWindow } from '../../data/chats/loadedWindow'
import type { CompanyTime } from '../../ui/companyTime'
import { countOf } from '../../ui/countText'
import { useSingleKeys } from '../../ui/keys/singleKeys'
import { Card } from '../card/Card'
import type { ErasureDecision } from '../erasure/ErasureDialogs'
import { setArrivalsPaused, useOlder, useReload } from '../interactions'
import type { ShownConversation } from '../shownConversation'
import { LoadOlder } from './LoadOlder'
import { type Row, rowsOf } from './rows'
import styles from './Stream.module.css'
import { useArrived } from './useArrived'
import { useListTop } from './useListTop'
import { useReadingPause } from './useReadingPause'

const loadAhead = 10
const dayHeight = 44
const cardHeight = 132
/** The top bar of narrow screens plus a margin. */
const topPadding = 64

interface StreamProps {
  loaded: LoadedWindow
  time: CompanyTime
  /** Interactions per day, if the list shows all of them. */
  countByDay: ReadonlyMap<string, number> | null
  current: string | null
  /** On narrow screens a card shows its conversation; on wide ones it is beside the list. */
  together: ShownConversation | null
  onCurrent: (id: string) => void
  onDecide: (deciding: ErasureDecision) => void
}

export function Stream(props: StreamProps) {
  const { loaded, time, countByDay, current, together, onCurrent, onDecide } = props
  const { wanted, downTo, below } = loaded
  const queries = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const [hold, setHold] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const older = useOlder(wanted)
  const reload = useReload(wanted)

  const waiting = countWaiting(loaded)
  const shown = useMemo(() => loaded.interactions.slice(waiting), [loaded, waiting])
  const rows = useMemo(() => rowsOf(shown, time.day), [shown, time])
  const arrived = useArrived(shown)
  const top = useListTop(list)

  useReadingPause(list, setHold)
  const isHeld = loaded.shownFrom !== null
  useEffect(() => {
    if (hold !== isHeld) setArrivalsPaused(queries, wanted, hold)
  }, [queries, wanted, hold, isHeld])

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => (rows[index]?.kind === 'day' ? dayHeight : cardHeight),
    overscan: 4,
    scrollMargin: top,
    scrollPaddingStart: topPadding,
    scrollPaddingEnd: 24,
    // Changes above the visible part must not move it.
    anchorTo: hold ? 'end' : 'start',
    // A card that opens grows downwards, even at the end of the list.
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
  })
  const items = virtualizer.getVirtualItems()

  useEffect(() => forgetSizes(virtualizer.itemSizeCache, rows), [virtualizer, rows])

  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - loadAhead
  const { mutate: load, isPending, isError } = older
  useEffect(() => {
    if (isNearEnd && downTo !== null && !isPending && !isError) load(downTo)
  }, [isNearEnd, downTo, isPending, isError, load])

  function step(by: 1 | -1) {
    const currentIndex = rows.findIndex(({ key }) => key === current)
    for (let index = currentIndex + by; index >= 0 && index < rows.length; index += by) {
      const row = rows[index]
      if (row?.kind !== 'card') continue
      onCurrent(row.key)
      setFocused(row.key)
      virtualizer.scrollToIndex(index)
      return
    }
  }
  async function showNew(byKey: boolean) {
    if (below !== null) await reload()
    // Scrolling through the virtualizer, which otherwise restores the reader's position.
    virtualizer.scrollToOffset(0)
    setArrivalsPaused(queries, wanted, false)
    const newest = loaded.interactions[0]
    if (byKey && newest) {
      onCurrent(newest.id)
      setFocused(newest.id)
    }
  }
  useSingleKeys({ j: () => step(1), k: () => step(-1), n: () => void showNew(true) })

  const toggle = useCallback((id: string) => {
    setOpen((open) => {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const letGoOfFocus = useCallback(() => setFocused(null), [])

  return (
    <>
      <div className={styles.waiting} role="status">
        {(waiting > 0 || below !== null) && (
          <Button size="small" onClick={(event) => void showNew(event.detail === 0)}>
            <ArrowUp size={16} aria-hidden="true" />
            {newLabel(waiting, below)}
          </Button>
        )}
      </div>
      <div ref={list} className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const row = rows[index]
          if (!row) return null
          const place = { transform: `translateY(${start - top}px)` }
          return (
            <div key={key} ref={virtualizer.measureElement} data-index={index} style={place}>
              {row.kind === 'day' ? (
                <div className={styles.day}>
                  <h3>{time.dayName(row.day, Date.now())}</h3>
                  <DayCount count={countByDay?.get(row.day)} />
                </div>
              ) : (
                <Card
                  interaction={row.interaction}
                  isFirst={row.isFirst}
                  isLast={row.isLast}
                  decides={row.decides}
                  isCurrent={row.key === current}
                  isOpen={open.has(row.key)}
                  isArrived={arrived.has(row.key)}
                  takesFocus={row.key === focused}
                  time={time}
                  together={together}
                  onCurrent={onCurrent}
                  onFocusTaken={letGoOfFocus}
                  onToggle={toggle}
                  onDecide={onDecide}
                />
              )}
            </div>
          )
        })}
      </div>
      <LoadOlder
        isLoading={isPending}
        error={older.error}
        isEnd={downTo === null}
        onRetry={() => downTo !== null && load(downTo)}
      />
    </>
  )
}

function DayCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return <span>{countOf(count, 'interaction')}</span>
}

function newLabel(waiting: number, below: string | null): string {
  return below === null ? `${waiting} new` : 'Show the newest'
}

/** Otherwise sizes of removed cards would pile up on a page that stays open for days. */
function forgetSizes(sizes: Map<unknown, number>, rows: readonly Row[]): void {
  if (sizes.size < rows.length + 1_000) return
  const present = new Set<unknown>(rows.map(({ key }) => key))
  for (const key of sizes.keys()) if (!present.has(key)) sizes.delete(key)
}
