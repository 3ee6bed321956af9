/**
 * Uploads a file with progress and resolves with the server's reply; a refusal rejects with
 * ApiError. Uses XMLHttpRequest, because fetch doesn't report upload progress.
 */
import type { Method } from '#shared/contract'
import { ApiError, isErrorReply, NetworkError } from './errors'

export interface UploadOptions {
  signal: AbortSignal
  /** `sent` is in bytes. */
  onProgress: (sent: number) => void
}

export function upload<Reply>(
  method: Method,
  url: string,
  file: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => {
      const reply: unknown = request.response
      if (request.status === 200) resolve(reply as Reply)
      else reject(isErrorReply(reply) ? new ApiError(reply) : new NetworkError())
    })
    request.addEventListener('error', () => reject(new NetworkError()))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
