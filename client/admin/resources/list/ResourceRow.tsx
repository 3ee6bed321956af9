/** One resource in the list: its facts, downloads and actions. */
import { type HTMLAttributes, type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import Clock from '~icons/lucide/clock'
import GripVertical from '~icons/lucide/grip-vertical'
import { previewAddress } from '#shared/resources/addresses'
import type { Resource } from '#shared/resources/records'
import { Button, buttonClass } from '../../../ui/Button'
import { dayOf } from '../../../ui/dayOf'
import { editResourcePath } from '../../data/resources/paths'
import { contentName, downloadsName } from '../labels'
import styles from './ResourceRow.module.css'

interface Moving {
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  handle: HTMLAttributes<HTMLElement>
  onMove: (by: -1 | 1) => void
}

interface ResourceRowProps {
  resource: Resource
  /** Absent where the order doesn't matter. */
  moving?: Moving
  onArchive: (archived: boolean) => void
  onDelete: () => void
}

export function ResourceRow({ resource, moving, onArchive, onDelete }: ResourceRowProps) {
  const { id, title, description, filename, uploadDate, downloads, archived, version } = resource
  return (
    <li className={styles.row} data-id={id} data-dragged={moving?.isDragged || undefined}>
      {moving && (
        <div className={styles.place}>
          <span className={styles.handle} {...moving.handle} title="Drag to reorder">
            <GripVertical size={16} aria-hidden="true" />
          </span>
          <Move resource={resource} by={-1} isEnd={moving.isFirst} onMove={moving.onMove}>
            <ArrowUp size={16} aria-hidden="true" />
          </Move>
          <Move resource={resource} by={1} isEnd={moving.isLast} onMove={moving.onMove}>
            <ArrowDown size={16} aria-hidden="true" />
          </Move>
        </div>
      )}
      <div className={styles.what}>
        <h2>
          <Link to={editResourcePath(id)}>{title}</Link>
        </h2>
        <p>{description}</p>
        <p className={styles.facts}>
          <span>Added {dayOf(uploadDate)}</span>
          {version === 0 ? (
            <>
              <span>{filename}</span>
              <span className={styles.absent}>
                <Clock size={14} aria-hidden="true" />
                Not available yet: add a URL or a file
              </span>
            </>
          ) : (
            <span>
              <a href={previewAddress(id)} target="_blank" rel="noopener">
                {filename}
                <span className="unseen">, opens a new tab, not counted</span>
              </a>
              , {contentName(resource)}
            </span>
          )}
        </p>
      </div>
      <Downloads count={downloads} />
      <div className={styles.actions}>
        <Link
          className={buttonClass({ look: 'line', size: 'small' })}
          to={editResourcePath(id)}
          aria-label={`Edit ${title}`}
        >
          Edit
        </Link>
        <Button
          look="line"
          size="small"
          aria-label={`${archived ? 'Restore' : 'Archive'} ${title}`}
          onClick={() => onArchive(!archived)}
        >
          {archived ? 'Restore' : 'Archive'}
        </Button>
        <Button look="line" size="small" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}

interface MoveProps {
  resource: Resource
  by: -1 | 1
  isEnd: boolean
  onMove: (by: -1 | 1) => void
  children: ReactNode
}

/** Shown, but disabled, at the end of the list, so that the focus isn't lost. */
function Move({ resource: { id, title }, by, isEnd, onMove, children }: MoveProps) {
  const where = by < 0 ? 'up' : 'down'
  return (
    <Button
      look="plain"
      size="small"
      id={moveButtonId(id, by)}
      aria-label={`Move ${title} ${where}`}
      aria-disabled={isEnd}
      onClick={() => isEnd || onMove(by)}
    >
      {children}
    </Button>
  )
}

export function moveButtonId(id: string, by: -1 | 1): string {
  return `${id}-${by < 0 ? 'up' : 'down'}`
}

/** Number of downloads, marked for two seconds when it grows. */
function Downloads({ count }: { count: number }) {
  const first = useRef(count)
  const hasMoved = count !== first.current
  return (
    <span key={count} className={styles.downloads} data-moved={hasMoved || undefined}>
      {downloadsName(count)}
    </span>
  )
}
