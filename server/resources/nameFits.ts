/** Ensures that a file's name matches its type. */
import { endingOf, fileTypes, typeOf } from '#shared/resources/fileTypes'
import { Refusal } from '../http/refusal'
import type { StoredFile } from './documents'

export function assertNameFits(filename: string, { type }: StoredFile): void {
  if (typeOf(filename) === type) return
  const endings = Object.entries(fileTypes).flatMap(([ending, one]) =>
    one === type ? [ending] : [],
  )
  const message = `The file is ${endings[0]?.toUpperCase()}: its name must end in .${endings.join(' or .')}, not .${endingOf(filename)}.`
  throw new Refusal('invalid', 'Bad Request', { fields: { filename: message } })
}
