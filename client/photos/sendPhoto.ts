/** Sends a photo under its id, so that a repeat is no second one. */
import { sentPhotoPath } from '#shared/contact/photos'
import { NetworkError } from '../errors'
import { upload, type UploadOptions } from '../upload'

/** After so long without a sign of progress the connection counts as lost. */
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
      signal: AbortSignal.any([signal, silent.signal]),
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

/** It is not wanted any more. Where this does not arrive, it goes by itself. */
export function discardPhoto(id: string): void {
  fetch(sentPhotoPath(id), { method: 'DELETE', keepalive: true }).catch(() => {})
}
