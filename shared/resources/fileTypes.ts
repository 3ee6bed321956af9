/** The kinds of file that can be uploaded, by the ending of their name. Pure, and free of zod. */

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
export type FileEnding = keyof typeof fileTypes

/** For an `accept` attribute: '.pdf,.zip,…'. */
export const acceptedEndings = Object.keys(fileTypes)
  .map((ending) => `.${ending}`)
  .join(',')

/** The ending of a name in lower case, '' without one. */
export function endingOf(filename: string): string {
  const at = filename.lastIndexOf('.')
  return at > 0 ? filename.slice(at + 1).toLowerCase() : ''
}

/** The media type that the name promises, or null when such files cannot be uploaded. */
export function typeOf(filename: string): string | null {
  const ending = endingOf(filename)
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending as FileEnding] : null
}

/** What a download button says: ZIP for .zip, PDF for .pdf and without an ending, else the ending. */
export function typeLabel(filename: string): string {
  return endingOf(filename).slice(0, 8).toUpperCase() || 'PDF'
}
