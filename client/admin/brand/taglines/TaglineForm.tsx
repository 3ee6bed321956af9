/** The field for editing a tagline. Enter saves, Escape cancels. */
import { useEffect, useRef } from 'react'
import type { BrandAsset } from '#shared/brand/calls'
import { taglineLimit } from '#shared/brand/rules'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { Notice } from '../../../ui/status/Notice'
import styles from './Taglines.module.css'
import { useTagline } from './useTagline'

interface TaglineFormProps {
  asset: BrandAsset
  onClose: () => void
}

export function TaglineForm({ asset, onClose }: TaglineFormProps) {
  const { text, problem, theirs, isSaving, write, save, keepMine, close } = useTagline(
    asset,
    onClose,
  )
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    form.current?.querySelector('input')?.select()
  }, [])

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={asset.name}
        value={text}
        problem={problem}
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      />
      {theirs !== null && (
        <Notice
          tone="waiting"
          action={
            <div className={styles.choice}>
              <Button look="line" size="small" onClick={keepMine}>
                Keep mine
              </Button>
              <Button look="line" size="small" onClick={close}>
                Take theirs
              </Button>
            </div>
          }
        >
          Another admin saved “{theirs}” in the meantime. Yours is still in the box.
        </Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" disabled={isSaving}>
          Save
        </Button>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <span>
          {text.length} of {taglineLimit} characters
        </span>
      </div>
    </form>
  )
}
