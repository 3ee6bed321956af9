/**
 * The edited fields of something stored that others may save meanwhile. The other fields follow
 * what is stored. Edits keep the version that they began with, until the user has seen what is
 * newer.
 */
import { useEffect, useState } from 'react'

export interface Edits<T> {
  /** What was stored when they began. */
  base: T
  fields: Partial<Omit<T, 'rev'>>
}

interface EditsOptions<T> {
  /** Edits to go on with. */
  kept?: Edits<T> | null
  isSame?: (edited: T, stored: T) => boolean
}

export function useEdits<T extends { rev: number }>(
  stored: T,
  { kept = null, isSame = isEqual }: EditsOptions<T> = {},
) {
  const [edits, setEdits] = useState(kept)
  const edited: T = { ...stored, ...edits?.fields }
  const isBehind = edits !== null && edits.base.rev < stored.rev
  // Stored already: a save whose answer was lost, or someone else wrote the same.
  if (isBehind && isSame(edited, stored)) setEdits(null)
  // Nothing that is edited here has changed.
  else if (isBehind && isEqual({ ...edits.base, rev: stored.rev }, stored))
    setEdits({ ...edits, base: stored })
  return {
    edits,
    edited: { ...edited, rev: edits?.base.rev ?? stored.rev },
    isDirty: edits !== null,
    /** Something newer is stored than what the edits began with. */
    isBehind,
    /** A function gets the latest edits, also where it is called long after. */
    edit: (change: Edits<T>['fields'] | ((edited: T) => Edits<T>['fields'])) =>
      setEdits((known) => {
        const fields =
          typeof change === 'function' ? change({ ...stored, ...known?.fields }) : change
        return { base: known?.base ?? stored, fields: { ...known?.fields, ...fields } }
      }),
    keepMine: () => setEdits((known) => known && { ...known, base: stored }),
    discard: () => setEdits(null),
  }
}

/** Once nothing is left to save, a failure to save it concerns nobody: its reply may have been lost. */
export function useForgetting(isDirty: boolean, forgetFailure: () => void): void {
  useEffect(() => {
    if (!isDirty) forgetFailure()
  }, [isDirty, forgetFailure])
}

export function isEqual<T>(a: T, b: T): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
