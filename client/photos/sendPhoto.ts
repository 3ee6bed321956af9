/** Uploads a photo under its own id, so that a repeat does not add a second one. */
import { sentPhotoPath } from '#shared/contact/photos'
import { eitherSignal } from '../eitherSignal'
import { NetworkError } from '../errors'
import { upload, type UploadOptions } from '../upload'

/** Milliseconds without progress after which the connection counts as lost. */
const silenceMs = 20_000

export async function sendPhoto(
  id: string,
  photo: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  const silent = new AbortController()
  const lost = () => silent.abort(new NetworkError())
  let timer = setTimeout(lost, silenceMs)
  try {
    await upload('PUT', sentPhotoPath(id), photo, {
      signal: eitherSignal(signal, silent.signal),
      onProgress: (sent) => {
        clearTimeout(timer)
        timer = setTimeout(lost, silenceMs)
        onProgress(sent)
      },
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Deletes a photo that is no longer wanted. If the call is lost, the photo expires by itself. */
export function discardPhoto(id: string): void {
  fetch(sentPhotoPath(id), { method: 'DELETE', keepalive: true }).catch(() => {})
}
