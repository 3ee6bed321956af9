/**
 * Sends a file to the server, telling how far it is. What the server says of it comes back; a refusal
 * is an ApiError. With XMLHttpRequest, because fetch does not tell the progress of what it sends.
 */
import { uploadAddress } from '#shared/resources/addresses'
import type { Upload } from '#shared/resources/records'
import { ApiError, isErrorReply, NetworkError } from '../../../errors'

interface SendOptions {
  signal: AbortSignal
  onProgress: (sent: number) => void
}

export function sendFile(file: File, { signal, onProgress }: SendOptions): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', uploadAddress(file.name))
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => {
      const reply: unknown = request.response
      if (request.status === 200) resolve(reply as Upload)
      else reject(isErrorReply(reply) ? new ApiError(reply) : new NetworkError())
    })
    request.addEventListener('error', () => reject(new NetworkError()))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
