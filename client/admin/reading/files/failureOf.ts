/** Why a file couldn't be read, in words for the admin. */
import { Unreadable } from '../readers/section'
import type { FileState } from './listedFile'

export function failureOf(error: unknown): FileState {
  const isOurs = error instanceof Unreadable
  const problem = isOurs ? error.message : 'This file couldn’t be read.'
  return { kind: 'failed', problem, isExport: isOurs && error.isExport }
}
