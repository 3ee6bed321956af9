/** The upload panel (specification, section 2). Files are listed and read here, never uploaded. */
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/Button'
import { companyZone } from '../../../ui/companyZone'
import { companyTime } from '../../ui/companyTime'
import { Section } from '../../ui/layout/Section'
import { UndoLine } from '../../ui/undo/UndoLine'
import { useUndo } from '../../ui/undo/useUndo'
import type { Desk, FileDesk } from '../FileDesk'
import { DropZone } from './DropZone'
import { FileRow } from './FileRow'
import styles from './FilesPanel.module.css'
import { ReadingProgress } from './ReadingProgress'
import { Refusals } from './Refusals'
import type { RemovedFile } from './removedFile'

export function FilesPanel({ desk, now }: { desk: FileDesk; now: Desk }) {
  const { files, refusals, run } = now
  const { moment } = companyTime(companyZone())
  const unread = files.filter(({ state }) => state.kind === 'listed')
  const isUnsaved = now.drafts.some(({ isTouched, isAdded }) => isTouched && !isAdded)

  const panel = useRef<HTMLDivElement>(null)
  const undo = useUndo<RemovedFile>()

  /** Moves the focus to the row that takes its place, or to the file chooser. */
  function remove(id: string, at: number) {
    flushSync(() => {
      const removed = desk.remove(id)
      if (removed) undo.offer(removed.file.name, removed)
    })
    focusRow(at)
  }
  function restore(removed: RemovedFile) {
    flushSync(() => desk.restore(removed))
    focusRow(removed.at)
  }
  function focusRow(at: number) {
    const rows = panel.current?.querySelectorAll<HTMLElement>('li[data-file]') ?? []
    const row = rows[Math.min(at, rows.length - 1)]
    ;(
      row?.querySelector<HTMLElement>('button:last-of-type') ??
      panel.current?.querySelector('button')
    )?.focus()
  }

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return (
    <Section
      title="Files"
      headerExtra={
        unread.length > 0 && (
          <Button size="small" disabled={run !== null} onClick={() => void desk.read()}>
            Read into knowledge
          </Button>
        )
      }
    >
      <div ref={panel}>
        <DropZone onFiles={(chosen, problems) => desk.add(chosen, problems)} />
        <Refusals refusals={refusals} onClose={() => desk.forgetRefusals()} />
        {run && <ReadingProgress run={run} files={files} onStop={() => desk.stop()} />}
        {files.length > 0 && (
          <ul className={styles.files} aria-label="Files in this browser">
            {files.map((file, index) => (
              <FileRow
                key={file.id}
                file={file}
                isBusy={run !== null}
                moment={moment}
                onRead={() => void desk.read([file.id])}
                onRemove={() => remove(file.id, index)}
              />
            ))}
          </ul>
        )}
        <UndoLine undo={undo} onUndo={restore} />
      </div>
    </Section>
  )
}
