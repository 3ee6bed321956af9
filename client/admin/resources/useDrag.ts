/**
 * Dragging a row to another place with mouse, pen or finger. While it is dragged the rows stand as they
 * would; Escape leaves all as it was. The buttons of a row do the same without dragging.
 */
import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { movedTo } from './merge'

interface Drag {
  id: string
  ids: readonly string[]
}

interface DragOptions {
  /** Its children are the rows, each with its id as `data-id`. */
  list: RefObject<HTMLElement | null>
  ids: readonly string[]
  onDrop: (ids: readonly string[]) => void
}

export function useDrag({ list, ids, onDrop }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null

  useEffect(() => {
    if (!isDragging) return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [isDragging])

  /** How many of the other rows lie above the pointer. */
  function placeAt(y: number, id: string): number {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    return rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return row.dataset.id !== id && top + height / 2 < y
    }).length
  }

  return {
    dragged: drag?.id ?? null,
    /** As the rows stand now. */
    order: drag?.ids ?? ids,
    handle: (id: string) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, ids })
      },
      onPointerMove(event: PointerEvent) {
        if (drag) setDrag({ id, ids: movedTo(drag.ids, id, placeAt(event.clientY, id)) })
      },
      onPointerUp() {
        if (drag && drag.ids.join() !== ids.join()) onDrop(drag.ids)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
  }
}
