import { fileTypes, typeOf } from '#shared/resources/fileTypes'
import { limits } from '#shared/resources/limits'
import { fileSize } from '../../../ui/fileSize'

/** Problems visible before uploading; the server checks the content. Null if there are none. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (typeOf(name) === null) return `Files of this type can’t be used. Choose ${kinds}.`
  if (size === 0) return 'This file is empty.'
  if (size > limits.fileBytes) {
    return `This file is ${fileSize(size)}. The limit is ${maxSize}.`
  }
  return null
}

export const kinds = Object.keys(fileTypes)
  .map((ending) => ending.toUpperCase())
  .join(', ')
  .replace(/, (\w+)$/, ' or $1')

/** In binary megabytes, because the limit is a round number of them. */
export const maxSize = `${limits.fileBytes / 1024 ** 2} MB`
