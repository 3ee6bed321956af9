/** A file instead of a URL: dropped or chosen, uploaded at once, with progress and result. */
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import FileCheck2 from '~icons/lucide/file-check-corner'
import UploadIcon from '~icons/lucide/upload'
import { acceptedEndings } from '#shared/resources/fileTypes'
import type { Upload } from '#shared/resources/records'
import { Button } from '../../../ui/Button'
import { fileSize } from '../../../ui/fileSize'
import { Icon } from '../../../ui/Icon'
import { UndoLine } from '../../ui/undo/UndoLine'
import { useUndo } from '../../ui/undo/useUndo'
import styles from './FileField.module.css'
import { kinds, maxSize } from './fileProblem'
import { Progress } from './Progress'
import { discardUpload, useUpload } from './useUpload'

interface FileFieldProps {
  label: string
  upload: Upload | null
  /** The server's message when the form was saved. */
  problem: string | undefined
  onUpload: (upload: Upload | null) => void
  /** Called when an upload starts, and when it has succeeded or failed. */
  onSending: (isSending: boolean) => void
}

export function FileField({ label, upload, problem, onUpload, onSending }: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { sending, problem: failure, send, cancel } = useUpload(onUpload)
  // The server keeps the file as long as the removal can be undone.
  const undo = useUndo(discardUpload)
  const said = failure ?? problem
  const isSending = sending !== null
  const notifySending = useEffectEvent(onSending)

  useEffect(() => notifySending(isSending), [isSending])

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) start(file)
  }
  function start(file: File) {
    undo.forget()
    void send(file)
  }
  function remove(removed: Upload) {
    onUpload(null)
    undo.offer(removed.filename, removed)
  }

  return (
    <fieldset
      className={styles.field}
      aria-label={label}
      data-over={isOver || undefined}
      onDragEnter={() => setIsOver(true)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={drop}
    >
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.zone}>
        {sending ? (
          <Progress sending={sending} onCancel={cancel} />
        ) : upload ? (
          <div className={styles.done}>
            <FileCheck2 size={20} aria-hidden="true" />
            <div>
              <p role="status">
                <b>{upload.filename}</b>, {fileSize(upload.size)}, is uploaded.
              </p>
              <p className={styles.hash}>SHA-256 {upload.sha256}</p>
            </div>
            <Button look="line" size="small" onClick={() => remove(upload)}>
              Remove
            </Button>
          </div>
        ) : (
          <div className={styles.empty}>
            <UploadIcon size={20} aria-hidden="true" />
            <p>
              Drop a file here, or{' '}
              <Button
                look="line"
                size="small"
                aria-describedby={`${id}-kinds`}
                onClick={() => input.current?.click()}
              >
                Choose a file
              </Button>
            </p>
            <p id={`${id}-kinds`} className={styles.kinds}>
              {kinds}, up to {maxSize}
            </p>
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={acceptedEndings}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Cleared, so that choosing the same file again is a new attempt.
            target.value = ''
            if (file) start(file)
          }}
        />
      </div>
      <UndoLine undo={undo} onUndo={onUpload} />
      <div role="alert">
        {said && (
          <p className={styles.problem}>
            <Icon name="alert" />
            {said}
          </p>
        )}
      </div>
    </fieldset>
  )
}
