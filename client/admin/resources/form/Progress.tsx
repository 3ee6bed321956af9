import { Button } from '../../../ui/Button'
import { fileSize } from '../../../ui/fileSize'
import { ProgressBar } from '../../../ui/status/ProgressBar'
import styles from './FileField.module.css'

interface ProgressProps {
  sending: { name: string; sent: number; total: number }
  onCancel: () => void
}

/** Progress of an upload, with a cancel button. */
export function Progress({ sending: { name, sent, total }, onCancel }: ProgressProps) {
  const isSent = sent >= total
  return (
    <div className={styles.progress}>
      <p>{isSent ? `${name} is being checked` : `${name} is being uploaded`}</p>
      <Button look="line" size="small" onClick={onCancel}>
        Cancel upload
      </Button>
      <ProgressBar
        label={`Upload of ${name}`}
        value={sent}
        max={total}
        note={`${fileSize(sent)} of ${fileSize(total)}`}
      />
    </div>
  )
}
