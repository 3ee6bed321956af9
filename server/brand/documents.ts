/** A changed tagline as the store holds it. What was never changed is not stored. */
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

/** Null when the record does not fit. */
export function readTagline(stored: StoredTagline): { value: string; rev: number } | null {
  return Kept.safeParse(stored).data ?? null
}
