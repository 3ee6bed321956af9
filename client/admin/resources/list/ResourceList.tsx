/** A category's resources in the dealers' order, changed by buttons or by dragging. */
import { useEffect, useRef, useState } from 'react'
import type { Resource } from '#shared/resources/records'
import type { Category } from '#shared/resources/rules'
import { movedTo } from '../../data/resources/merge'
import { moveButtonId, ResourceRow } from './ResourceRow'
import { useDrag } from './useDrag'
import { useOrder } from './useOrder'

interface ResourceListProps {
  category: Category
  resources: readonly Resource[]
  onArchive: (resource: Resource, archived: boolean) => void
  onDelete: (resource: Resource) => void
}

export function ResourceList({ category, resources, onArchive, onDelete }: ResourceListProps) {
  const list = useRef<HTMLOListElement>(null)
  const save = useOrder(category)
  const [moved, setMoved] = useState<{ id: string; by: -1 | 1 } | null>(null)
  const ids = resources.map(({ id }) => id)
  const { dragged, order, handle } = useDrag({ list, ids, onDrop: save })
  const byId = new Map(resources.map((one) => [one.id, one]))
  const shown = order.flatMap((id) => byId.get(id) ?? [])

  // A row moved by its button has lost the focus.
  const places = ids.join()
  useEffect(() => {
    if (moved && places) document.getElementById(moveButtonId(moved.id, moved.by))?.focus()
  }, [moved, places])

  const last = moved && byId.get(moved.id)
  return (
    <>
      <p className="unseen" role="status">
        {last && `${last.title}: place ${ids.indexOf(last.id) + 1} of ${ids.length}`}
      </p>
      <ol ref={list}>
        {shown.map((resource, place) => (
          <ResourceRow
            key={resource.id}
            resource={resource}
            moving={{
              isFirst: place === 0,
              isLast: place === shown.length - 1,
              isDragged: dragged === resource.id,
              handle: handle(resource.id),
              onMove: (by) => {
                setMoved({ id: resource.id, by })
                save(movedTo(ids, resource.id, place + by))
              },
            }}
            onArchive={(archived) => onArchive(resource, archived)}
            onDelete={() => onDelete(resource)}
          />
        ))}
      </ol>
    </>
  )
}
