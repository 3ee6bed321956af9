/** A listed file with its state and actions. */
import { Link } from 'react-router-dom'
import FileText from '~icons/lucide/file-text'
import { Button } from '../../../ui/Button'
import { fileSize } from '../../../ui/fileSize'
import { Icon } from '../../../ui/Icon'
import { importPath } from '../../data/knowledge/paths'
import { countOf } from '../../ui/countText'
import { kindOf } from '../readers/fileKinds'
import styles from './FilesPanel.module.css'
import type { FileState, ListedFile } from './listedFile'

interface FileRowProps {
  file: ListedFile
  /** Whether any file is being read. */
  isBusy: boolean
  moment: (at: number) => string
  onRead: () => void
  onRemove: () => void
}

const kindLabel = {
  text: 'Text',
  markdown: 'Markdown',
  csv: 'CSV',
  json: 'JSON',
  html: 'HTML',
  pdf: 'PDF',
} as const

export function FileRow({ file, isBusy, moment, onRead, onRemove }: FileRowProps) {
  const { name, size, uploadDate, state } = file
  const kind = kindOf(name)
  return (
    <li className={styles.file} data-file={file.id}>
      <FileText size={20} aria-hidden="true" />
      <div className={styles.what}>
        <b>{name}</b>
        <span className={styles.facts}>
          {kind && kindLabel[kind]}, {fileSize(size)}, added {moment(uploadDate)}
        </span>
        <State state={state} />
      </div>
      <div className={styles.actions}>
        {(state.kind === 'listed' || state.kind === 'failed') && (
          <Button
            look="line"
            size="small"
            disabled={isBusy}
            aria-label={`Read ${name} into knowledge`}
            onClick={onRead}
          >
            {state.kind === 'failed' ? 'Try again' : 'Read'}
          </Button>
        )}
        <Button look="line" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

function State({ state }: { state: FileState }) {
  switch (state.kind) {
    case 'listed':
      return null
    case 'waiting':
      return <span className={styles.state}>Waiting</span>
    case 'reading':
      return <span className={styles.state}>Being read</span>
    case 'read':
      return (
        <span className={styles.state}>
          {sectionCount(state.sections)} read. {state.note}
        </span>
      )
    case 'failed':
      return (
        <span className={styles.state} data-kind="failed">
          <Icon name="alert" />
          {state.problem} {state.isExport && <Link to={importPath}>Use Import for this file.</Link>}
        </span>
      )
  }
}

function sectionCount(count: number): string {
  return countOf(count, 'section')
}
