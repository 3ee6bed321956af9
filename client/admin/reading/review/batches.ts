/** Drafts as the server takes them: of one file, so many at once, in a body that it lets through. Pure. */
import { limits } from '#shared/knowledge/limits'
import { type Draft, contentOf } from './draft'

/** Under the 1 MiB of a call, however many bytes a character takes. */
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
