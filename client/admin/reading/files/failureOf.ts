/** Why a file could not be read, in words for who chose it. */
import { Unreadable } from '../readers/section'
import type { FileState } from './listedFile'

export function failureOf(error: unknown): FileState {
  const isOurs = error instanceof Unreadable
  const problem = isOurs ? error.message : 'This file couldn’t be read.'
  return { kind: 'failed', problem, isExport: isOurs && error.isExport }
}
