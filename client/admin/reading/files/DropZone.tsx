/** Drop zone for files, which can also be chosen by click or key; highlighted on drag-over. */
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import Upload from '~icons/lucide/upload'
import { Button } from '../../../ui/Button'
import { accepted, kindNames, maxSize } from '../readers/fileKinds'
import { droppedFiles } from './dropped'
import styles from './DropZone.module.css'

interface DropZoneProps {
  /** `problems`: dropped items that aren't files. */
  onFiles: (files: readonly File[], problems: readonly string[]) => void
}

export function DropZone({ onFiles }: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  // A file dropped outside the zone would replace the page and lose everything typed.
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      if (event.dataTransfer && event.type === 'dragover' && !isInside(event)) {
        event.dataTransfer.dropEffect = 'none'
      }
    }
    const isInside = ({ target }: Event) =>
      target instanceof Element && target.closest(`[data-zone="${id}"]`)
    addEventListener('dragover', keep)
    addEventListener('drop', keep)
    return () => {
      removeEventListener('dragover', keep)
      removeEventListener('drop', keep)
    }
  }, [id])

  function over(event: DragEvent) {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    // Entering a child element isn't leaving the zone.
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const { files, problems } = droppedFiles(event.dataTransfer)
    onFiles(files, problems)
  }

  return (
    <fieldset
      className={styles.zone}
      aria-label="Files to read"
      data-zone={id}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <Upload size={20} aria-hidden="true" />
      <p>
        <b>{isOver ? 'Drop to list them here' : 'Drop files here'}</b>
        <span className={styles.or}>
          , or{' '}
          <Button
            look="line"
            size="small"
            aria-describedby={`${id}-kinds`}
            onClick={() => input.current?.click()}
          >
            Choose files
          </Button>
        </span>
      </p>
      <p id={`${id}-kinds`} className={styles.note}>
        {kindNames}, up to {maxSize} each. They’re read in this browser and not uploaded, and stay
        until you remove them or log out. Only the drafts you add are sent.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Files to read"
        accept={accepted}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          onFiles(files, [])
        }}
      />
    </fieldset>
  )
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}
