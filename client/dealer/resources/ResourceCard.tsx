/**
 * One resource as a card. Its button is a link with target=_blank, so that no popup blocker stops
 * it; each click counts as one download.
 */
import { useId } from 'react'
import Clock from '~icons/lucide/clock'
import Download from '~icons/lucide/download'
import { openAddress } from '#shared/resources/addresses'
import { typeLabel } from '#shared/resources/fileTypes'
import type { DealerResource } from '#shared/resources/records'
import { Button } from '../../ui/Button'
import { dayOf } from '../../ui/dayOf'
import { fileSize } from '../../ui/fileSize'
import styles from './ResourceCard.module.css'

export function ResourceCard({ resource, isNew }: { resource: DealerResource; isNew: boolean }) {
  const { id, title, description, filename, size, date, version, available } = resource
  const nameId = useId()
  const type = typeLabel(filename)
  return (
    <li className={styles.card} data-absent={!available || undefined} aria-labelledby={nameId}>
      <h3>
        <span id={nameId}>{title}</span>
        {isNew && <span className={styles.new}>New</span>}
      </h3>
      <p>{description}</p>
      <div className={styles.foot}>
        {available ? (
          <>
            <span className={styles.facts}>
              {size !== null && (
                <>
                  <b>{fileSize(size)}</b>,{' '}
                </>
              )}
              {size === null ? 'Version' : 'version'} {version}
              <br />
              {dayOf(date)}
            </span>
            <Button
              look="line"
              className={styles.download}
              href={openAddress(id)}
              target="_blank"
              rel="noopener"
            >
              <Download size={16} aria-hidden="true" />
              <span className="unseen">Download {title}, </span>
              {type}
              <span className="unseen">, opens a new tab</span>
            </Button>
          </>
        ) : (
          <>
            <span className={styles.facts}>Announced {dayOf(date)}</span>
            <span className={styles.absent}>
              <Clock size={16} aria-hidden="true" />
              Not available yet
            </span>
          </>
        )}
      </div>
    </li>
  )
}
