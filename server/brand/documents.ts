/** The stored form of a changed tagline. Unchanged ones aren't stored. */
import { z } from 'zod'
import { Tagline } from '#shared/brand/calls'
import type { Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    taglines: StoredTagline
  }
}

/** `_id` is the asset's id. */
export interface StoredTagline extends Stored {
  value: string
  rev: number
  updatedAt: Date
}

const Kept = z.object({ value: Tagline, rev: z.number().int().min(1) })

/** Null if the record is malformed. */
export function readTagline(stored: StoredTagline): { value: string; rev: number } | null {
  return Kept.safeParse(stored).data ?? null
}
