/** Uploads a file, which then waits to be used by a resource. */
import { uploadAddress } from '#shared/resources/addresses'
import type { Upload } from '#shared/resources/records'
import { upload, type UploadOptions } from '../../../upload'

export function sendFile(file: File, options: UploadOptions): Promise<Upload> {
  return upload('POST', uploadAddress(file.name), file, options)
}
