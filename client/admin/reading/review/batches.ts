/** Splits drafts into batches the server accepts: one file each, within its size limits. Pure. */
import { limits } from '#shared/knowledge/limits'
import { type Draft, contentOf } from './draft'

/** Below the 1 MiB limit of a call, however many bytes a character takes. */
const maxBytes = 600_000
const encoder = new TextEncoder()

export function batchesOf(drafts: readonly Draft[]): Draft[][] {
  const batches: Draft[][] = []
  let bytes = 0
  for (const draft of drafts) {
    const own = encoder.encode(JSON.stringify(contentOf(draft))).length + draft.id.length
    const last = batches.at(-1)
    const fits =
      last?.[0]?.fileId === draft.fileId && last.length < limits.drafts && bytes + own <= maxBytes
    if (last && fits) last.push(draft)
    else batches.push([draft])
    bytes = fits ? bytes + own : own
  }
  return batches
}
