/** One tagline, idle or being edited. A draft from before a reload opens again. */
import { useEffect, useRef, useState } from 'react'
import Pencil from '~icons/lucide/pencil'
import type { BrandAsset } from '#shared/brand/calls'
import { Button } from '../../../ui/Button'
import { readDraft } from './draft'
import { TaglineForm } from './TaglineForm'
import styles from './Taglines.module.css'

export function Tagline({ asset }: { asset: BrandAsset }) {
  const [isEdited, setIsEdited] = useState(() => readDraft(asset.id) !== null)
  const item = useRef<HTMLLIElement>(null)

  const wasEdited = useRef(isEdited)

  // When the form closes, the focus goes to the button that replaces it.
  useEffect(() => {
    if (wasEdited.current && !isEdited) item.current?.querySelector('button')?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  return (
    <li ref={item}>
      <div className={styles.head}>
        <div>
          <h3>{asset.name}</h3>
          <p>{asset.description}</p>
        </div>
        {!isEdited && (
          <Button
            look="line"
            aria-label={`Edit ${asset.name.toLowerCase()}`}
            onClick={() => setIsEdited(true)}
          >
            <Pencil size={16} aria-hidden="true" />
            Edit
          </Button>
        )}
      </div>
      {isEdited ? (
        <TaglineForm asset={asset} onClose={() => setIsEdited(false)} />
      ) : (
        <p className={styles.words}>{asset.value}</p>
      )}
    </li>
  )
}
