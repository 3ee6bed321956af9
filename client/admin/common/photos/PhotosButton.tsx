/** Number of a request's photos, as a button that opens them. Nothing if there are none. */
import { useState } from 'react'
import Image from '~icons/lucide/image'
import type { ContactRequest } from '#shared/contact/calls'
import { Button } from '../../../ui/Button'
import { countOf } from '../../ui/countText'
import styles from './PhotosButton.module.css'
import { PhotoViewer } from './PhotoViewer'

export function PhotosButton({ request }: { request: ContactRequest }) {
  const [shown, setShown] = useState<number | null>(null)
  const { photos = [], reference, name } = request
  if (photos.length === 0) return null
  const label = countOf(photos.length, 'photo')
  return (
    <>
      <Button
        look="line"
        size="small"
        className={styles.button}
        aria-label={`${label}, ${reference}, ${name}`}
        aria-haspopup="dialog"
        onClick={() => setShown(0)}
      >
        <Image size={16} />
        {label}
      </Button>
      <PhotoViewer request={request} shown={shown} onShow={setShown} />
    </>
  )
}
