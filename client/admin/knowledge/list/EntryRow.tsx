/** One entry in the list: its title, status, feedback and actions. */
import { Link } from 'react-router-dom'
import type { EntrySummary, Use } from '#shared/knowledge/records'
import { Button, buttonClass } from '../../../ui/Button'
import { entryPath } from '../../data/knowledge/paths'
import { ratingName, usesLabel } from '../labels'
import { StatusBadge } from '../StatusBadge'
import styles from './EntryRow.module.css'

interface EntryRowProps {
  entry: EntrySummary
  use: Use | undefined
  /** Time of the last change, in the company's time zone. */
  updated: string
  onDelete: () => void
}

export function EntryRow({ entry, use, updated, onDelete }: EntryRowProps) {
  const { id, title, excerpt, tags, version } = entry
  const rating = use && ratingName(use)
  return (
    <li className={styles.row} data-id={id}>
      <div className={styles.what}>
        <h3>
          <Link to={entryPath(id)}>{title}</Link>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        {tags.length > 0 && (
          <p className={styles.tags}>
            <span className="unseen">Tags: </span>
            {tags.join(', ')}
          </p>
        )}
      </div>
      <div className={styles.standing}>
        <StatusBadge {...entry} />
        <span>{version === 0 ? 'Never published' : `Version ${version}`}</span>
      </div>
      <div className={styles.standing}>
        <b data-none={!use || undefined}>{usesLabel(use)}</b>
        {rating && <span>{rating}</span>}
      </div>
      <div className={styles.updated}>
        <span className={styles.label}>Last updated </span>
        {updated}
      </div>
      <div className={styles.actions}>
        <Link
          className={buttonClass({ look: 'line', size: 'small' })}
          to={entryPath(id)}
          aria-label={`Edit ${title}`}
        >
          Edit
        </Link>
        <Button look="line" size="small" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}
