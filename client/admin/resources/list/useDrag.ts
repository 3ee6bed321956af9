/**
 * Drags a row to another place with mouse, pen or touch. The rows show the new order while
 * dragging; Escape cancels. The buttons of a row do the same without dragging.
 */
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { movedTo } from '../../data/resources/merge'

interface DragOptions {
  /** Its children are the rows, each with its id as `data-id`. */
  list: RefObject<HTMLElement | null>
  ids: readonly string[]
  onDrop: (ids: readonly string[]) => void
}

export function useDrag({ list, ids, onDrop }: DragOptions) {
  const [drag, setDrag] = useState<{ id: string; ids: readonly string[] } | null>(null)
  const isDragging = drag !== null

  const move = useEffectEvent((y: number) => {
    if (drag) setDrag({ id: drag.id, ids: movedTo(drag.ids, drag.id, indexAt(y, drag.id)) })
  })
  const drop = useEffectEvent(() => {
    if (drag && drag.ids.join() !== ids.join()) onDrop(drag.ids)
    setDrag(null)
  })

  useEffect(() => {
    if (!isDragging) return
    const ended = new AbortController()
    const { signal } = ended
    const leave = () => setDrag(null)
    // On the window, because a row that moves in the DOM loses its pointer capture.
    addEventListener('pointermove', ({ clientY }) => move(clientY), { signal })
    addEventListener('pointerup', () => drop(), { signal })
    addEventListener('pointercancel', leave, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), { signal })
    return () => ended.abort()
  }, [isDragging])

  /** Number of other rows above the pointer. */
  function indexAt(y: number, id: string): number {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    return rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return row.dataset.id !== id && top + height / 2 < y
    }).length
  }

  return {
    dragged: drag?.id ?? null,
    /** The current order of the rows. */
    order: drag?.ids ?? ids,
    handle: (id: string) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.preventDefault()
        setDrag({ id, ids })
      },
    }),
  }
}
