/**
 * The draft of a tagline. It is kept in the tab until it is saved or discarded, so that a reload or
 * an expired session loses nothing.
 */
import type { BrandAsset } from '#shared/brand/calls'
import { readJson, storeJson } from '../../../storage'

interface Draft {
  text: string
  /** Revision of the tagline that it started from. */
  rev: number
}

export function draftOf({ value, rev }: BrandAsset): Draft {
  return { text: value, rev }
}

const keyOf = (id: string) => `tagline-draft-${id}`

export const readDraft = (id: string) => readJson('session', keyOf(id), isDraft)

export const storeDraft = (id: string, draft: Draft | null) =>
  storeJson('session', keyOf(id), draft)

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { text, rev } = value as Record<string, unknown>
  return typeof text === 'string' && Number.isInteger(rev)
}
