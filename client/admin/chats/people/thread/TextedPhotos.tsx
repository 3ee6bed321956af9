/** Photos that came with a text, under its words; a click opens one at full size. */
import type { Interaction } from '#shared/chat/records'
import { textedPhotoPath } from '#shared/contact/photos'
import { textedPhotoDays } from '#shared/lifetimes'
import styles from './Thread.module.css'

export function TextedPhotos({ of: { id: message, photos } }: { of: Interaction }) {
  if (!photos) return null
  // What came is counted in the words above.
  if (photos.length === 0) return <p className={styles.by}>No photo could be saved.</p>
  return (
    <p className={styles.photos}>
      {photos.map(({ id, width, height }, n) => (
        <a key={id} href={textedPhotoPath(message, id)} target="_blank" rel="noreferrer">
          <img
            src={textedPhotoPath(message, id)}
            {...{ width, height }}
            alt={`Sent by text, ${n + 1} of ${photos.length}, kept for ${textedPhotoDays} days`}
            loading="lazy"
          />
        </a>
      ))}
    </p>
  )
}
