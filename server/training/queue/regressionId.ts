/** The id of a taught entry's regression question, derived from the entry. */
import { derivedId } from '../../store/derivedId'

export function regressionIdOf(entry: string): string {
  return derivedId(`taught ${entry}`)
}

/** Whether a regression question came with a taught entry. */
export function isRegressionIdOfEntry(id: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-8/.test(id)
}
