/** Progress of the reading, with a stop button. */
import { Button } from '../../../ui/Button'
import { ProgressBar } from '../../../ui/status/ProgressBar'
import type { Desk } from '../FileDesk'
import styles from './FilesPanel.module.css'
import type { ListedFile } from './listedFile'

interface ReadingProgressProps {
  run: NonNullable<Desk['run']>
  files: readonly ListedFile[]
  onStop: () => void
}

export function ReadingProgress({ run, files, onStop }: ReadingProgressProps) {
  const file = files.find(({ state }) => state.kind === 'reading')
  const pages = file?.state.kind === 'reading' ? file.state : { done: 0, total: 0 }
  const ofFile = pages.total > 0 ? pages.done / pages.total : 0
  return (
    <div className={styles.run}>
      <p role="status">
        {run.isComparing
          ? 'Looking for existing entries'
          : `File ${run.at} of ${run.of}${file ? `: ${file.name}` : ''}`}
      </p>
      <Button look="line" size="small" disabled={run.isStopping} onClick={onStop}>
        {run.isStopping ? 'Stopping' : 'Cancel'}
      </Button>
      <ProgressBar
        label="Reading files"
        value={run.isComparing ? run.of : run.at - 1 + ofFile}
        max={run.of}
        {...(pages.total > 0 && {
          note: `Page ${(pages.done + 1).toLocaleString('en-US')} of ${pages.total.toLocaleString('en-US')}`,
        })}
      />
    </div>
  )
}
