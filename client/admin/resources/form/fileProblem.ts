import { fileTypes, typeOf } from '#shared/resources/fileTypes'
import { limits } from '#shared/resources/limits'
import { fileSize } from '../../../ui/fileSize'

/** What can be said of a file before it is sent: the server looks into it. Null when nothing is wrong. */
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

/** As people count it: the limit is a round number of binary megabytes. */
export const maxSize = `${limits.fileBytes / 1024 ** 2} MB`
