/** A request's photos at full size, one at a time; the arrow keys move between them. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { ContactRequest } from '#shared/contact/calls'
import { photoPath } from '#shared/contact/photos'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Icon } from '../../../ui/Icon'
import styles from './PhotoViewer.module.css'

interface PhotoViewerProps {
  request: ContactRequest
  /** Index of the photo shown; null if none. */
  shown: number | null
  onShow: (shown: number | null) => void
}

export function PhotoViewer({ request, shown, onShow }: PhotoViewerProps) {
  const photos = request.photos ?? []
  const photo = shown === null ? undefined : photos[shown]
  const [failed, setFailed] = useState<string | null>(null)
  const count = photos.length
  const step = (by: number) => onShow(((shown ?? 0) + by + count) % count)
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  })
  const isOpen = photo !== undefined
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOpen])

  const address = photo ? photoPath(request.id, photo.id) : ''
  return (
    <Dialog
      title={`Photo ${(shown ?? 0) + 1} of ${count}, ${request.reference}`}
      open={isOpen}
      isWide
      onClose={() => onShow(null)}
    >
      {photo && (
        <div className={styles.viewer}>
          {failed === photo.id ? (
            <div className={styles.failed} role="alert">
              <p>This photo didn’t load. Check your connection.</p>
              <Button look="line" onClick={() => setFailed(null)}>
                Try again
              </Button>
            </div>
          ) : (
            <img
              key={photo.id}
              src={address}
              width={photo.width}
              height={photo.height}
              alt={`Sent by ${request.name}`}
              onError={() => setFailed(photo.id)}
            />
          )}
          <div className={styles.steps}>
            {count > 1 && (
              <>
                <Button look="line" onClick={() => step(-1)}>
                  <Icon name="back" />
                  Previous
                </Button>
                <Button look="line" onClick={() => step(1)}>
                  Next
                  <Icon name="next" />
                </Button>
              </>
            )}
            <a href={address} target="_blank" rel="noreferrer">
              Open in a new tab
            </a>
          </div>
        </div>
      )}
    </Dialog>
  )
}
