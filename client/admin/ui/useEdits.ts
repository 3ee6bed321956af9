/**
 * The edited fields of something stored that others may save meanwhile. The other fields follow
 * what is stored. Edits keep the rev that they began with, until the user has seen what is newer.
 */
import { useState } from 'react'

export function useEdits<T extends { rev: number }>(stored: T) {
  const [edits, setEdits] = useState<{ rev: number; fields: Partial<Omit<T, 'rev'>> } | null>(null)
  const edited: T = { ...stored, ...edits?.fields }
  const isBehind = edits !== null && edits.rev < stored.rev
  // Stored already: a save whose answer was lost, or someone else wrote the same.
  if (isBehind && JSON.stringify(edited) === JSON.stringify(stored)) setEdits(null)
  return {
    edited: { ...edited, rev: edits?.rev ?? stored.rev },
    isDirty: edits !== null,
    /** Something newer is stored than what the edits began with. */
    isBehind,
    edit: (fields: Partial<Omit<T, 'rev'>>) =>
      setEdits((known) => ({
        rev: known?.rev ?? stored.rev,
        fields: { ...known?.fields, ...fields },
      })),
    keepMine: () => setEdits((known) => known && { ...known, rev: stored.rev }),
    discard: () => setEdits(null),
  }
}
