/** The types of files that can be uploaded, by their extension. Pure and free of zod. */

export const fileTypes = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
} as const
type FileEnding = keyof typeof fileTypes

/** For an `accept` attribute: '.pdf,.zip,…'. */
export const acceptedEndings = Object.keys(fileTypes)
  .map((ending) => `.${ending}`)
  .join(',')

/** A name's extension in lower case; '' without one. */
export function endingOf(filename: string): string {
  const index = filename.lastIndexOf('.')
  return index > 0 ? filename.slice(index + 1).toLowerCase() : ''
}

/** The media type for the name's extension; null if such files can't be uploaded. */
export function typeOf(filename: string): string | null {
  const ending = endingOf(filename)
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending as FileEnding] : null
}

/** The label of a download button: the extension, such as ZIP for .zip, or PDF without one. */
export function typeLabel(filename: string): string {
  return endingOf(filename).slice(0, 8).toUpperCase() || 'PDF'
}
