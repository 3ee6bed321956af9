/** The sections of one file; long lists show the first ones and more on request. */
import { useId, useState } from 'react'
import { Button } from '../../../ui/Button'
import type { Draft } from './draft'
import { DraftRow } from './DraftRow'
import styles from './FileSections.module.css'

interface FileSectionsProps {
  drafts: readonly Draft[]
  /** Id of the expanded section. */
  opened: string | null
  onOpen: (id: string | null) => void
  onEdit: (id: string, changes: Partial<Draft>) => void
}

const shownAtOnce = 50

export function FileSections({ drafts, opened, onOpen, onEdit }: FileSectionsProps) {
  const id = useId()
  const [most, setMost] = useState(shownAtOnce)
  const index = drafts.findIndex((one) => one.id === opened)
  const shown = drafts.slice(0, Math.max(most, index + 1))
  const left = drafts.length - shown.length
  return (
    <section className={styles.file} aria-labelledby={id}>
      <h3 id={id}>{drafts[0]?.filename}</h3>
      <ul>
        {shown.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            isOpen={draft.id === opened}
            onOpen={onOpen}
            onEdit={onEdit}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className={styles.more}>
          <Button look="line" size="small" onClick={() => setMost(shown.length + shownAtOnce * 2)}>
            Show more of {left.toLocaleString('en-US')}
          </Button>
        </div>
      )}
    </section>
  )
}
