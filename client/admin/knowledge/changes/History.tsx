/** An entry's published versions, their differences from now, and restoring one. */
import { useState } from 'react'
import type { EntryRecord, EntryVersion } from '#shared/knowledge/records'
import { isSame } from '#shared/knowledge/rules'
import { Button } from '../../../ui/Button'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useEntries, useVersions } from '../../data/knowledge/useEntries'
import { companyTime } from '../../ui/companyTime'
import { Panel } from '../../ui/layout/Panel'
import { ChangeList } from './ChangeList'
import { changesBetween } from './changesBetween'
import styles from './History.module.css'

interface HistoryProps {
  entry: EntryRecord
  onRestore: (version: number) => void
  isBusy: boolean
}

export function History({ entry, onRestore, isBusy }: HistoryProps) {
  const { data, error, refetch } = useVersions(entry.id)
  const { data: list } = useEntries()
  const { moment } = companyTime(list?.timeZone ?? 'UTC')
  const [open, setOpen] = useState<number | null>(null)
  return (
    <Panel title="History">
      {!data && error && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The history couldn’t be loaded.
        </LoadFailed>
      )}
      {!data && !error && <Skeleton label="Loading the history" rows={1} />}
      {data?.length === 0 && <p className={styles.note}>Never published.</p>}
      <ol className={styles.versions}>
        {data && entry.hasChanges && (
          <li>
            <div className={styles.line}>
              <div>
                <b>Draft</b>
                <span className={styles.note}>{moment(entry.lastUpdated)}</span>
              </div>
            </div>
          </li>
        )}
        {data?.map((one) => (
          <li key={one.version}>
            <div className={styles.line}>
              <div>
                <b>Version {one.version}</b>
                <span className={styles.note}>
                  {moment(one.at)}
                  {isCurrent(entry, one) && ', what Whisper reads'}
                </span>
              </div>
              {isSame(one.words, entry.words) ? (
                <span className={styles.note}>As in the form</span>
              ) : (
                <div className={styles.actions}>
                  <Button
                    look="line"
                    size="small"
                    aria-expanded={open === one.version}
                    aria-label={`Differences to version ${one.version}`}
                    onClick={() => setOpen(open === one.version ? null : one.version)}
                  >
                    Differences
                  </Button>
                  <Button
                    look="line"
                    size="small"
                    disabled={isBusy}
                    aria-label={`Restore version ${one.version}`}
                    onClick={() => onRestore(one.version)}
                  >
                    Restore
                  </Button>
                </div>
              )}
            </div>
            {open === one.version && (
              <div className={styles.differences}>
                <ChangeList changes={changesBetween(one.words, entry.words)} isWhole />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function isCurrent({ published, version }: EntryRecord, one: EntryVersion): boolean {
  return published !== null && version === one.version
}
