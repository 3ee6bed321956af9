/** How much of the marked pieces remains after a line has been redacted. */
import { redact, withoutPlaceholders } from '#server/whisper/redaction/redact'
import type { PersonalLine } from './personal'

const parts = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Words of the marked pieces that are kept and don't occur in the rest of the original. */
export function leftOf({ said, pieces }: PersonalLine): string[] {
  const rest = pieces.reduce((text, piece) => text.replace(piece, ' '), said)
  const elsewhere = new Set(parts(rest))
  const kept = new Set(parts(withoutPlaceholders(redact(said))))
  return pieces.flatMap(parts).filter((part) => kept.has(part) && !elsewhere.has(part))
}
