/** The photos of the request that a quote answers. Nothing if there are none. */
import { useState } from 'react'
import { photoPath } from '#shared/contact/photos'
import { PhotoViewer } from '../../common/photos/PhotoViewer'
import { useRequest } from '../../data/requests/useRequests'
import { Panel } from '../../ui/layout/Panel'
import styles from './PhotosPanel.module.css'

export function PhotosPanel({ requestId }: { requestId: string | null }) {
  const { data: request } = useRequest(requestId)
  const [shown, setShown] = useState<number | null>(null)
  if (!request?.photos?.length) return null
  const { id: ofRequest, photos } = request
  return (
    <Panel title="Photos" headerExtra={<p>{photos.length} with the request</p>}>
      <ul className={styles.photos}>
        {photos.map(({ id, width, height }, n) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Show photo ${n + 1} of ${photos.length}`}
              aria-haspopup="dialog"
              onClick={() => setShown(n)}
            >
              <img src={photoPath(ofRequest, id)} {...{ width, height }} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer request={request} shown={shown} onShow={setShown} />
    </Panel>
  )
}
